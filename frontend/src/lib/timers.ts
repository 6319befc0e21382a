/** Timers by name: setting one again replaces it. */
export class Timers {
  private readonly running = new Map<string, ReturnType<typeof setTimeout>>();

  later(name: string, run: () => void, ms: number): void {
    this.cancel(name);
    this.running.set(name, setTimeout(run, ms));
  }

  cancel(name: string): void {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }

  stop(): void {
    for (const name of [...this.running.keys()]) this.cancel(name);
  }
}
