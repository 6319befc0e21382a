/** Sounds made of a few tones: no files, none longer than 300 ms. */

import type { Cue } from "./cues";
import type { Settings } from "./settings";

export interface Tone {
  /** Hertz at the beginning and, where it glides, at the end. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the beginning of the sound, and length. */
  readonly at: number;
  readonly length: number;
  /** Loudness at its loudest, of 1. */
  readonly peak: number;
  readonly wave: OscillatorType;
}

const tone = (from: number, at: number, length: number, peak: number, extra: Partial<Tone> = {}): Tone => ({
  from,
  at,
  length,
  peak,
  wave: "sine",
  ...extra,
});

/** A card lands with a dull knock; tricks go up or down; the turn calls with two bright notes. */
export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  card: [
    tone(240, 0, 0.06, 0.7, { to: 110, wave: "triangle" }),
    tone(1500, 0, 0.015, 0.12, { to: 600, wave: "triangle" }),
  ],
  mine: [tone(523.25, 0, 0.12, 0.35), tone(783.99, 0.08, 0.2, 0.35)],
  others: [tone(220, 0, 0.16, 0.4, { to: 174.61 })],
  turn: [
    tone(659.25, 0, 0.12, 0.3, { wave: "triangle" }),
    tone(987.77, 0.12, 0.18, 0.3, { wave: "triangle" }),
  ],
  end: [tone(392, 0, 0.3, 0.25), tone(493.88, 0, 0.3, 0.25), tone(587.33, 0, 0.3, 0.25)],
};

const LOUDNESS: Readonly<Record<Settings["volume"], number>> = { low: 0.12, medium: 0.3, high: 0.7 };
const ATTACK = 0.006;
const SILENT = 0.0001;

type MakeContext = () => AudioContext;

/** Plays cues; before the player has touched the page, and where there is no sound, it stays silent. */
export class Sounds {
  private context: AudioContext | null = null;

  constructor(private readonly make: MakeContext = () => new AudioContext()) {}

  play(cue: Cue, volume: Settings["volume"]): void {
    try {
      this.context ??= this.make();
    } catch {
      return;
    }
    const { context } = this;
    if (context.state !== "running") {
      void context.resume();
      return;
    }
    for (const one of TONES[cue]) sound(context, one, LOUDNESS[volume]);
  }
}

function sound(context: AudioContext, { from, to, at, length, peak, wave }: Tone, loudness: number): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(peak * loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
