/** The statistics of this browser: counts what a table shows, and gives back, replaces and forgets what was counted. */

import type { Frame } from "../protocol";
import { type CountedGame, forgotten, gameOf, isLater, playedAt, readGame } from "./game";
import { MemoryShelf, openLasting, type Shelf } from "./shelf";

/** All that was kept. */
export interface Kept {
  /** The games of which something counts, in the order in which they were played last. */
  readonly games: readonly CountedGame[];
  /** Entries that cannot be read, as they are; they stay where they are until they are removed. */
  readonly unread: readonly unknown[];
  /** Whether anything kept here outlives the page. */
  readonly lasting: boolean;
}

/** What an import came to. */
export interface Merged {
  readonly added: number;
  readonly renewed: number;
  readonly known: number;
}

export class Keeper {
  private shelf: Promise<Shelf> | null = null;
  /** One after the other, so that a later state never comes before an earlier one. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly open: () => Promise<Shelf> = openLasting) {}

  private opened(): Promise<Shelf> {
    this.shelf ??= this.open().catch(() => new MemoryShelf());
    return this.shelf;
  }

  private inTurn<T>(deed: (shelf: Shelf) => Promise<T>): Promise<T> {
    const next = this.last.then(async () => deed(await this.opened()));
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Counts what a frame shows; the same frame twice counts once. */
  count(frame: Frame): Promise<void> {
    return this.inTurn((shelf) =>
      shelf.change(frame.table.id, (before) => (isLater(before) ? null : gameOf(frame, readGame(before)))),
    );
  }

  async read(): Promise<Kept> {
    return this.inTurn(async (shelf) => {
      const values = await shelf.all();
      const games = values.map(readGame);
      return {
        games: inOrder(games.filter((game) => game !== null).filter((game) => game.deals.length > 0)),
        unread: values.filter((_, i) => games[i] === null),
        lasting: shelf.lasting,
      };
    });
  }

  /** Adds games; of a table that is known, that with more in it stays. */
  merge(games: readonly CountedGame[]): Promise<Merged> {
    return this.inTurn(async (shelf) => {
      const came = { added: 0, renewed: 0, known: 0 };
      for (const game of games)
        await shelf.change(game.table, (value) => {
          const before = readGame(value);
          const news =
            before === null || before.deals.length === 0
              ? "added"
              : newer(game, before)
                ? "renewed"
                : "known";
          came[news] += 1;
          return news === "known" ? null : game;
        });
      return came;
    });
  }

  /** Forgets all that was counted; gives back what must be put back to undo it. */
  forget(): Promise<readonly unknown[]> {
    return this.inTurn(async (shelf) => {
      const values = await shelf.all();
      const games = values.map(readGame).filter((game) => game !== null);
      await shelf.replace(games.map(forgotten));
      return values;
    });
  }

  /** Removes what cannot be read. */
  tidy(): Promise<void> {
    return this.inTurn(async (shelf) =>
      shelf.replace((await shelf.all()).filter((value) => readGame(value) !== null)),
    );
  }

  /** Puts back what was forgotten, and keeps what was counted since. */
  async restore(values: readonly unknown[]): Promise<void> {
    await this.inTurn(async (shelf) => {
      const since = (await shelf.all())
        .map(readGame)
        .filter((game) => game !== null && game.deals.length > 0);
      const back = new Map(
        values.map((value, i) => [(value as { table?: string } | null)?.table ?? String(i), value]),
      );
      const together = since.map((game) =>
        joined(readGame(back.get(game?.table ?? "")), game as CountedGame),
      );
      for (const game of together) back.set(game.table, game);
      await shelf.replace([...back.values()]);
    });
  }
}

/** A game with the deals from before it was forgotten and those since. */
function joined(before: CountedGame | null, since: CountedGame): CountedGame {
  if (before === null) return since;
  const deals = before.deals.filter((deal) => deal.deal <= since.skip);
  return { ...since, skip: before.skip, deals: [...deals, ...since.deals] };
}

function newer(game: CountedGame, before: CountedGame): boolean {
  return game.deals.length > before.deals.length || (game.over && !before.over);
}

function inOrder(games: readonly CountedGame[]): CountedGame[] {
  return [...games].sort((a, b) => playedAt(a) - playedAt(b) || a.table.localeCompare(b.table));
}

/** The statistics of this browser. */
export const keeper = new Keeper();
