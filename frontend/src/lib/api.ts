/** The calls beside the socket. */

import type { Me, Presets, RuleValues } from "./protocol";

/** A request that the server refused; `option` names the rule at fault where there is one. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly option: string | null,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: "same-origin", ...init });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const problem = (body ?? {}) as { code?: string; option?: string; message?: string };
  throw new ApiError(
    problem.code ?? `http-${response.status}`,
    problem.option ?? null,
    problem.message ?? "",
  );
}

/** The last question who the player is: one that is not answered yet may make a guest of him. */
let known: Promise<unknown> = Promise.resolve();

export const api = {
  me: (): Promise<Me> => {
    const answer = call<Me>("/api/me");
    known = answer.catch(() => undefined);
    return answer;
  },
  presets: (): Promise<Presets> => call<Presets>("/api/presets"),
  /** Opens a table with two computer players and gives its id; one who is new must not become two guests by it. */
  open: async (rules: RuleValues, levels: readonly string[], newcomer: boolean): Promise<string> => {
    await known;
    const made = await call<{ id: string }>("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ rules, levels, newcomer }),
    });
    return made.id;
  },
  recordPath: (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`,
};
