import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";
import "./lib/install.svelte";
import { version } from "./lib/version.svelte";

/** The worker fetches all files of the page: not before this one has what it needs. */
const AFTER_LOAD = 4000;

const target = document.getElementById("app");
if (target !== null) void app.start().then(() => mount(App, { target }));
addEventListener("load", () => setTimeout(() => void version.start(), AFTER_LOAD));
