import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Games from "../src/components/Games.svelte";
import { ApiError, api } from "../src/lib/api";
import { app } from "../src/lib/app.svelte";
import type { Presets } from "../src/lib/protocol";
import { state } from "./frames";
import { freshPage } from "./seated";

freshPage();

describe("the Games window", () => {
  const rules = state().table.rules;
  const presets: Presets = {
    presets: [
      {
        name: "three-five-eight",
        rules: { ...rules, end_deals: 18 },
        deals: [3, 6, 9, 18],
        default_deals: 3,
        can_be_endless: false,
        scored: true,
      },
    ],
    options: [
      { name: "targets", kind: "int3", choices: null, min: 0, max: 17, nullable: false },
      {
        name: "void_play",
        kind: "choice",
        choices: ["free", "must_trump"],
        min: null,
        max: null,
        nullable: false,
      },
      { name: "kitty_public", kind: "bool", choices: null, min: null, max: null, nullable: false },
      {
        name: "contracts",
        kind: "set",
        choices: ["S", "H", "D", "C", "NT", "MIS"],
        min: null,
        max: null,
        nullable: false,
      },
      { name: "end_total", kind: "int", choices: null, min: 1, max: null, nullable: true },
    ],
    levels: ["random", "careful"],
    default_level: "careful",
  };

  it("sends the preset and what differs from it, and shows a refusal where it stands", async () => {
    const open = vi.spyOn(api, "open").mockRejectedValue(new ApiError("option", "targets", "no"));
    render(Games, { presets, onclose: () => undefined });
    await fireEvent.click(screen.getByText("6"));
    await fireEvent.change(screen.getByLabelText("Dealer"), { target: { value: "4" } });
    await fireEvent.click(screen.getByRole("switch", { name: /The kitty is shown/, hidden: true }));
    await fireEvent.click(screen.getByText("Start"));
    expect(open.mock.calls[0]?.[0]).toEqual({
      preset: "three-five-eight",
      end_deals: 6,
      targets: [4, 8, 5],
      kitty_public: false,
    });
    expect((await screen.findByRole("alert", { hidden: true })).textContent).toContain(
      "add up to the tricks",
    );
    open.mockRestore();
  });

  it("forgets an option of the last game that there is no more", async () => {
    const open = vi.spyOn(api, "open").mockRejectedValue(new ApiError("limit", null, "later"));
    app.settings.lastGame = { rules: { preset: "three-five-eight", end_deals: 9, joker: true }, levels: [] };
    render(Games, { presets, onclose: () => undefined });
    await fireEvent.click(screen.getByText("Start"));
    expect(open.mock.calls[0]?.[0]).toEqual({ preset: "three-five-eight", end_deals: 9 });
    open.mockRestore();
  });
});
