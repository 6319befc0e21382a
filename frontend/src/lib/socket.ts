/**
 * The socket of one table. A command keeps its id until it is answered and is sent again, byte for byte, after a
 * reconnect, so that nothing is lost and nothing is done twice. Tries for ever, at most 30 s apart.
 */

import type { Command, Frame, Hint, Refusal, ServerMessage } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "gone" | "taken";

export interface Listener {
  frame(frame: Frame): void;
  ack(id: string): void;
  refused(refusal: Refusal): void;
  hint(hint: Hint): void;
  link(link: Link): void;
}

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  connect(url: string): SocketLike;
  later(run: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
  id(): string;
  jitter(): number;
}

const TAKEN = 4001;
const GONE = 4404;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
const BEAT = 20_000;
const PATIENCE = 8_000;
const OPEN = 1;

const BROWSER: Surroundings = {
  connect: (url) => new WebSocket(url) as unknown as SocketLike,
  later: (run, ms) => setTimeout(run, ms),
  cancel: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  id: () => {
    // randomUUID is missing on plain HTTP in a home network.
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  jitter: Math.random,
};

/** A connection to one table that mends itself. */
export class TableSocket {
  private socket: SocketLike | null = null;
  private readonly pending = new Map<string, string>();
  private tries = 0;
  private seq = 0;
  private retry: unknown = null;
  private beat: unknown = null;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {}

  /** Connects, at once. */
  open(): void {
    this.closed = false;
    this.around.cancel(this.retry);
    if (this.socket !== null) return;
    const socket = this.around.connect(`${this.url}?since=${this.seq}`);
    this.socket = socket;
    this.giveUpIn(BEAT);
    socket.onopen = () => this.startBeat();
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = (event) => this.fell(socket, event.code);
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true;
    this.around.cancel(this.retry);
    this.around.cancel(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** The network is another or the page is looked at again: connect at once, or see whether the connection still is one. */
  wake(): void {
    if (this.closed) return;
    this.tries = 0;
    if (this.socket === null) this.open();
    else this.probe();
  }

  /** Sends a command, now or as soon as there is a connection; gives its id. */
  send(command: Command): string {
    const id = this.around.id();
    const { t, ...rest } = command;
    const text = JSON.stringify({ t, id, ...rest });
    if (t !== "ping") this.pending.set(id, text);
    if (this.socket?.readyState === OPEN) this.socket.send(text);
    return id;
  }

  private read(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.around.cancel(this.beat);
    if (this.socket?.readyState === OPEN) this.startBeat();
    if (message.t === "state" || message.t === "update") this.receive(message);
    else if (message.t === "ack") {
      this.pending.delete(message.id);
      this.listener.ack(message.id);
    } else if (message.t === "hint") this.listener.hint(message);
    else if (message.t === "no") this.refuse(message);
  }

  private receive(frame: Frame): void {
    this.seq = frame.seq;
    this.listener.frame(frame);
    if (frame.t !== "state") return;
    this.tries = 0;
    this.listener.link("open");
    for (const text of this.pending.values()) this.socket?.send(text);
  }

  private refuse(refusal: Refusal): void {
    if (refusal.code === "gone") {
      this.close();
      this.listener.link("gone");
      return;
    }
    this.pending.delete(refusal.id);
    this.listener.refused(refusal);
  }

  private fell(socket: SocketLike, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.around.cancel(this.beat);
    if (code === TAKEN || code === GONE) {
      this.closed = true;
      this.listener.link(code === GONE ? "gone" : "taken");
      return;
    }
    this.listener.link("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + 0.5 * this.around.jitter());
    this.tries += 1;
    this.retry = this.around.later(() => this.open(), Math.min(LONGEST_WAIT, wait));
  }

  private startBeat(): void {
    this.around.cancel(this.beat);
    this.beat = this.around.later(() => this.probe(), BEAT);
  }

  private probe(): void {
    this.send({ t: "ping" });
    this.giveUpIn(PATIENCE);
  }

  /** Unless something comes, the connection is only half there: it is closed, and another one tried. */
  private giveUpIn(ms: number): void {
    const socket = this.socket;
    this.around.cancel(this.beat);
    this.beat = this.around.later(() => {
      socket?.close();
      if (socket !== null) this.fell(socket, 1006);
    }, ms);
  }
}

/** The address of a table's socket, beside the page. */
export function socketUrl(table: string, page: Location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws/${encodeURIComponent(table)}`;
}
