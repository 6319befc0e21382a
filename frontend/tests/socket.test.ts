import { beforeEach, expect, it } from "vitest";
import { type Listener, type SocketLike, type Surroundings, socketUrl, TableSocket } from "../src/lib/socket";
import { state, update } from "./frames";

class FakeSocket implements SocketLike {
  readyState = 0;
  sent: string[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.fall(1000);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  give(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  fall(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; ms: number }[];
let heard: string[];
let socket: TableSocket;

const latest = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  sockets = [];
  timers = [];
  heard = [];
  let ids = 0;
  const around: Surroundings = {
    connect: (url) => {
      sockets.push(new FakeSocket(url));
      return latest();
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    cancel: (timer) => {
      timers = timers.filter((one) => one !== timer);
    },
    id: () => `id${ids++}`,
    jitter: () => 0.5,
  };
  const listener: Listener = {
    frame: (frame) => heard.push(`frame ${frame.seq}`),
    ack: (id) => heard.push(`ack ${id}`),
    hint: () => undefined,
    refused: (refusal) => heard.push(`no ${refusal.id} ${refusal.code}`),
    link: (link) => heard.push(link),
  };
  socket = new TableSocket("ws://x/ws/t1", listener, around);
  socket.open();
  latest().accept();
  latest().give(state({}, { seq: 7 }));
});

function reconnect(): void {
  const timer = timers.find((one) => one.ms < 31_000 && one.ms !== 20_000);
  timer?.run();
  latest().accept();
}

it("is open when the state has come", () => expect(heard).toEqual(["frame 7", "open"]));

it("an answered command is forgotten", () => {
  const id = socket.send({ t: "act", seq: 7, action: "play SA" });
  latest().give({ t: "ack", id, seq: 8 });
  latest().fall(1006);
  reconnect();
  latest().give(state({}, { seq: 8 }));
  expect(latest().sent).toEqual([]);
  expect(heard).toContain(`ack ${id}`);
});

it("an unanswered command is sent again, byte for byte, when the state has come", () => {
  socket.send({ t: "act", seq: 7, action: "play SA" });
  const first = latest().sent[0];
  latest().fall(1006);
  expect(heard).toContain("lost");
  reconnect();
  expect(latest().sent).toEqual([]);
  latest().give(state({}, { seq: 7 }));
  expect(latest().sent).toEqual([first]);
  expect(JSON.parse(first ?? "")).toEqual({ t: "act", id: "id0", seq: 7, action: "play SA" });
});

it("a command given while there is no connection is sent later", () => {
  latest().fall(1006);
  socket.send({ t: "next", seq: 7 });
  reconnect();
  latest().give(state());
  expect(latest().sent).toHaveLength(1);
});

it("a refused command is forgotten and heard", () => {
  const id = socket.send({ t: "act", seq: 7, action: "play SA" });
  latest().give({ t: "no", id, code: "stale", detail: "", suit: null });
  latest().fall(1006);
  reconnect();
  latest().give(state());
  expect(latest().sent).toEqual([]);
  expect(heard).toContain(`no ${id} stale`);
});

it("asks for what came after the last state", () => {
  latest().give(update(state({}, { seq: 7 }), []));
  latest().fall(1006);
  reconnect();
  expect(latest().url).toBe("ws://x/ws/t1?since=8");
});

it("waits longer each time, at most 30 s, and not at all when woken", () => {
  const waits: number[] = [];
  for (let i = 0; i < 12; i++) {
    latest().fall(1006);
    const timer = timers.find((one) => one.ms !== 20_000);
    waits.push(timer?.ms ?? 0);
    timer?.run();
  }
  expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
  expect(Math.max(...waits)).toBe(30_000);
  latest().fall(1006);
  const before = sockets.length;
  socket.wake();
  expect(sockets.length).toBe(before + 1);
});

it.each([
  [4001, "taken"],
  [4404, "gone"],
])("close code %i means %s, and no further try", (code, link) => {
  latest().fall(code);
  expect(heard).toContain(link);
  expect(timers.filter((one) => one.ms < 20_000)).toEqual([]);
  socket.wake();
  expect(sockets).toHaveLength(1);
});

it("what is no message is passed over", () => {
  latest().give("{");
  expect(heard).toEqual(["frame 7", "open"]);
});

it("a connection that answers no ping is given up", () => {
  timers.find((one) => one.ms === 20_000)?.run();
  expect(JSON.parse(latest().sent[0] ?? "").t).toBe("ping");
  timers.find((one) => one.ms === 8_000)?.run();
  expect(heard).toContain("lost");
});

it("the network is another: a connection that does not answer soon is given up", () => {
  socket.wake();
  expect(JSON.parse(latest().sent[0] ?? "").t).toBe("ping");
  expect(timers.map((one) => one.ms)).toEqual([8_000]);
  latest().give({ t: "pong", id: "id0" });
  expect(timers.map((one) => one.ms)).toEqual([20_000]);
  expect(heard).toEqual(["frame 7", "open"]);
});

it("a connection that never opens is given up", () => {
  latest().fall(1006);
  socket.wake();
  timers.find((one) => one.ms === 20_000)?.run();
  expect(heard.at(-1)).toBe("lost");
  expect(timers.map((one) => one.ms)).toEqual([250]);
});

it("nothing happens after close", () => {
  socket.close();
  expect(timers).toEqual([]);
  expect(heard).toEqual(["frame 7", "open"]);
});

it.each([
  ["https:", "wss://h/ws/t1"],
  ["http:", "ws://h/ws/t1"],
])("a page over %s has its socket at %s", (protocol, url) => {
  expect(socketUrl("t1", { protocol, host: "h" } as Location)).toBe(url);
});
