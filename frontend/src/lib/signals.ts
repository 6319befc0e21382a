/** Lets the player hear and feel what happens, as far as he wants it. */

import { app } from "./app.svelte";
import { type Cue, TREMBLES } from "./cues";
import { Sounds } from "./sound";

const sounds = new Sounds();

/** Gives a sign. */
export function signal(cue: Cue): void {
  const { settings } = app;
  if (settings.sounds) sounds.play(cue, settings.volume);
  const trembles = TREMBLES[cue];
  if (settings.haptics && trembles !== undefined && !app.still()) navigator.vibrate?.([...trembles]);
}
