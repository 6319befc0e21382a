/** The service worker as the page meets it: starts it, and tells when a newer version of the page waits. */

/** Between two looks for a new version while the page stays open, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

class Version {
  /** Whether a newer version waits until the player wants it. */
  waiting = $state(false);
  private worker: ServiceWorker | null = null;

  /** Starts the worker where there can be one: not over plain HTTP from another machine, not in development. */
  async start(): Promise<void> {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (container === undefined || import.meta.env.DEV) return;
    try {
      const registration = await container.register("/sw.js", { updateViaCache: "none" });
      // Browsers that block workers answer nothing.
      if (registration === undefined) return;
      container.addEventListener("message", (event) => {
        if (event.data?.type === "newer") this.waiting = true;
      });
      this.watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
    } catch {
      // Without a worker the page works as long as there is a server.
    }
  }

  /** Changes to the version that waits; the page is loaded again. */
  async change(): Promise<void> {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, 1500);
    });
    this.worker?.postMessage({ type: "take-over" });
    await taken;
    location.reload();
  }

  private watch(registration: ServiceWorkerRegistration): void {
    this.meet(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && registration.active !== null) this.meet(coming);
      });
    });
  }

  /** Asks a worker that waits whether it is newer than this page. */
  private meet(worker: ServiceWorker | null): void {
    if (worker === null) return;
    this.worker = worker;
    worker.postMessage({ type: "page", files: ownFiles() });
  }
}

/** The files with a digest in their names that this page was made of. */
function ownFiles(): string[] {
  const tags = document.querySelectorAll<HTMLElement>("head script[src], head link[rel=stylesheet]");
  return [...tags]
    .map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? "")
    .filter((path) => path.startsWith("/assets/"));
}

export const version = new Version();
