import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";

const target = document.getElementById("app");
if (target !== null) void app.start().then(() => mount(App, { target }));
