import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when it is told to; what it was asked. */
function slowServer() {
  const asked: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise<Response>((answer) => answers.push(answer));
  });
  return {
    asked,
    answer: (body: object, status = 200) => answers.shift()?.(Response.json(body, { status })),
  };
}

const settled = () => new Promise((done) => setTimeout(done));

it.each([
  ["answered", 200],
  ["refused", 503],
])(
  "opens no table for a second guest while the first question who he is has not been %s",
  async (_, status) => {
    const { asked, answer } = slowServer();
    const me = api.me().catch(() => null);
    const table = api.open({ preset: "three-five-eight" }, ["careful", "careful"], true);
    await settled();
    expect(asked).toEqual(["/api/me"]);
    answer({ name: null, tables: [] }, status);
    await me;
    await settled();
    expect(asked).toEqual(["/api/me", "/api/tables"]);
    answer({ id: "a" }, 201);
    expect(await table).toBe("a");
  },
);
