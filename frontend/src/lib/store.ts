/** Where the page keeps what outlives it; where the browser refuses, nothing is kept and the page works all the same. */

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NOWHERE: Store = {
  getItem: () => null,
  setItem: () => {
    throw new Error("this browser keeps nothing");
  },
  removeItem: () => undefined,
};

/** What `look` finds: even to look is refused where somebody has forbidden pages to keep anything. */
export function storeOf(look: () => Storage | null): Store {
  try {
    return look() ?? NOWHERE;
  } catch {
    return NOWHERE;
  }
}

export const store = storeOf(() => localStorage);
