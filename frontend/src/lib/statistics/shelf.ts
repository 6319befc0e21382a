/** Where the games are kept in this browser: IndexedDB, or memory where it is refused. */

/** Keeps values by their field `table`; a change of one is whole or not at all. */
export interface Shelf {
  /** Whether what is put here outlives the page. */
  readonly lasting: boolean;
  all(): Promise<unknown[]>;
  /** Replaces the value of a table by what becomes of it; null leaves it as it is. */
  change(table: string, become: (before: unknown) => { readonly table: string } | null): Promise<void>;
  /** Replaces everything. */
  replace(values: readonly unknown[]): Promise<void>;
}

/** Keeps games as long as the page is open. */
export class MemoryShelf implements Shelf {
  readonly lasting = false;
  private values = new Map<string, unknown>();

  async all(): Promise<unknown[]> {
    return [...this.values.values()];
  }

  async change(table: string, become: (before: unknown) => { readonly table: string } | null): Promise<void> {
    const after = become(this.values.get(table));
    if (after !== null) this.values.set(table, after);
  }

  async replace(values: readonly unknown[]): Promise<void> {
    this.values = new Map(values.map((value, i) => [keyOf(value) ?? String(i), value]));
  }
}

const NAME = "358-statistics";
const STORE = "games";

/** Keeps games in IndexedDB. */
class LastingShelf implements Shelf {
  readonly lasting = true;

  constructor(private readonly base: IDBDatabase) {}

  all(): Promise<unknown[]> {
    return done(this.base.transaction(STORE).objectStore(STORE).getAll());
  }

  async change(table: string, become: (before: unknown) => { readonly table: string } | null): Promise<void> {
    const deed = this.base.transaction(STORE, "readwrite");
    const store = deed.objectStore(STORE);
    const after = become(await done(store.get(table)));
    if (after !== null) store.put(after);
    await finished(deed);
  }

  async replace(values: readonly unknown[]): Promise<void> {
    const deed = this.base.transaction(STORE, "readwrite");
    const store = deed.objectStore(STORE);
    store.clear();
    for (const value of values) if (keyOf(value) !== null) store.put(value);
    await finished(deed);
  }
}

function keyOf(value: unknown): string | null {
  const key = (value as { table?: unknown } | null)?.table;
  return typeof key === "string" ? key : null;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(deed: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    deed.oncomplete = () => resolve();
    deed.onabort = () => reject(deed.error);
    deed.onerror = () => reject(deed.error);
  });
}

/** Opens the lasting shelf; rejects where the browser keeps nothing or what it keeps cannot be opened. */
export function openLasting(): Promise<Shelf> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE, { keyPath: "table" });
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("blocked"));
    opening.onsuccess = () => {
      const base = opening.result;
      // A later version in another tab must not have to wait for this one.
      base.onversionchange = () => base.close();
      resolve(new LastingShelf(base));
    };
  });
}
