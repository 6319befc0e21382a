/** A score sheet as a picture, drawn on a canvas. */

import { signed } from "./game";
import { dateIn } from "./i18n";
import type { PaperStanding } from "./papergame";
import type { PaperSheet } from "./papershelf";
import { contractSign, type Speaker, winnersLine } from "./papertext";

const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", "DejaVu Sans", Arial, sans-serif';
const INK = "#1b211d";
const SOFT = "#566059";
const LINE = "#d9d7cb";
const UP = "#14632f";
const DOWN = "#a3152d";
const SCALE = 2;
const WIDTH = 640;
const MARGIN = 28;
const ROW = 34;
const HEAD = 118;
const FOOT = 92;
/** Where the columns end: number, contract, three players. */
const EDGES = [MARGIN + 30, MARGIN + 150, MARGIN + 294, MARGIN + 438, WIDTH - MARGIN];

type Pen = CanvasRenderingContext2D;

/** The picture as a PNG; null where this browser cannot draw one. */
export function pictureOf(
  sheet: PaperSheet,
  standing: PaperStanding,
  speaker: Speaker,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const height = HEAD + ROW * (standing.rows.length + 1) + FOOT;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  pen.textBaseline = "middle";
  pen.fillStyle = "#fdfcf8";
  pen.fillRect(0, 0, WIDTH, height);
  drawHead(pen, sheet, standing, speaker);
  standing.rows.forEach((row, i) => {
    drawRow(pen, HEAD + ROW * (i + 1), row, speaker);
  });
  drawFoot(pen, HEAD + ROW * (standing.rows.length + 1), sheet, standing, speaker);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: string,
  color = INK,
  align: CanvasTextAlign = "right",
): void {
  pen.font = `${style} ${FONT}`;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

function rule(pen: Pen, y: number, color = LINE): void {
  pen.fillStyle = color;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 1);
}

function drawHead(pen: Pen, sheet: PaperSheet, standing: PaperStanding, { t, language }: Speaker): void {
  write(pen, "3-5-8", MARGIN, 42, "800 30px", INK, "left");
  write(pen, t(`preset-${sheet.preset}`), WIDTH - MARGIN, 36, "600 16px");
  const when = dateIn(language, sheet.made, "long");
  write(pen, when, WIDTH - MARGIN, 58, "400 14px", SOFT);
  const won =
    winnersLine(sheet, standing, { t, language }) ?? t("deals-count", { count: standing.rows.length });
  write(pen, won, MARGIN, 84, "600 17px", INK, "left");
  sheet.names.forEach((name, seat) => {
    write(pen, name, EDGES[seat + 2] ?? 0, HEAD + ROW / 2, "650 16px");
  });
  write(pen, t("sheet-contract"), EDGES[0] ?? 0, HEAD + ROW / 2, "400 14px", SOFT, "left");
}

function drawRow(pen: Pen, top: number, row: PaperStanding["rows"][number], { t }: Speaker): void {
  const y = top + ROW / 2;
  rule(pen, top);
  write(pen, String(row.number + 1), MARGIN, y, "400 15px", SOFT, "left");
  write(pen, contractSign(row.contract, t), EDGES[0] ?? 0, y, "400 16px", INK, "left");
  row.tricks.forEach((tricks, seat) => {
    const right = EDGES[seat + 2] ?? 0;
    const points = row.points?.[seat] ?? null;
    write(pen, `${tricks}/${row.targets[seat]}`, right - 44, y, "400 14px", SOFT);
    const color = points === null || points === 0 ? INK : points > 0 ? UP : DOWN;
    write(pen, points === null ? "–" : signed(points), right, y, "600 16px", color);
  });
}

function drawFoot(pen: Pen, top: number, sheet: PaperSheet, standing: PaperStanding, { t }: Speaker): void {
  rule(pen, top, INK);
  write(pen, t("sheet-total"), MARGIN, top + 24, "600 16px", INK, "left");
  sheet.names.forEach((_, seat) => {
    write(pen, signed(standing.totals[seat] ?? 0), EDGES[seat + 2] ?? 0, top + 24, "750 20px");
  });
}
