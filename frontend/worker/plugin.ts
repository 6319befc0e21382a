/** Writes `sw.js` beside the built page: the service worker with the list of its files and a version made from them. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Files of `public/` that are kept, besides all of `assets/`. */
const PUBLIC = ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];

function read(path: string): Buffer {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)));
}

/** The worker's source for a version of these files. */
export function workerSource(template: string, version: string, files: readonly string[]): string {
  return template
    .replace('"__FILES__"', files.map((file) => JSON.stringify(file)).join(", "))
    .replace("__VERSION__", version);
}

export function worker(): Plugin {
  return {
    name: "358-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const template = read("sw.js").toString("utf8");
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...assets.sort(), ...PUBLIC].map((name) => `/${name}`);
      const digest = createHash("sha256").update(template).update(files.join());
      for (const path of ["../index.html", ...PUBLIC.map((name) => `../public/${name}`)])
        digest.update(read(path));
      const version = digest.digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerSource(template, version, files) });
    },
  };
}
