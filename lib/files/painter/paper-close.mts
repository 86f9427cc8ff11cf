import type { Paper } from "../../tax/paper/paper.ts";
import { type Element, ornament, PAGE, type Pen, put, tag, widthOf, wrap } from "./page.mts";
import { type Cursor, drawPaperTable } from "./paper-table.mts";
import { drawQr } from "./qr.mts";

const WIDTH = PAGE.right - PAGE.left;
const MUTE = "#505856";
const LABEL: Pen = { size: 7.4, weight: "bold", color: MUTE };
const TEXT: Pen = { size: 8.4 };
const FINE: Pen = { size: 7.6, color: MUTE };
const STRONG: Pen = { size: 10.5, weight: "bold" };
const STEP = 12;
/** Two inches, as the portal asks for. */
const CODE = 144;

/** What follows the lines: sums, words, tax by HSN, the e-invoice's code, notes and the place to sign. */
export function drawClose(at: Cursor, section: Element, paper: Paper): void {
  sums(at, section, paper);
  heading(at, section, paper.summary.heading, 44 + paper.summary.rows.length * 18);
  drawPaperTable(at, section, paper.summary);
  if (paper.code) code(at, section, paper.code);
  signature(at, section, paper);
}

function heading(at: Cursor, section: Element, text: string, needed: number): void {
  if (at.y + needed > at.bottom) at.turn();
  const y = at.y;
  tag(at, section, "H2", () => put(at, text, PAGE.left, y, { size: 9.4, weight: "bold" }));
  at.y += 18;
}

/** The amount in words on the left, the sums on the right. */
function sums(at: Cursor, section: Element, paper: Paper): void {
  const left = WIDTH * 0.52;
  const words = wrap(at, paper.inWords, left - 24, TEXT);
  const height = Math.max(words.length * STEP + 14, paper.sums.length * 15 + 6);
  if (at.y + height > at.bottom) at.turn();
  const top = at.y;
  tag(at, section, "H2", () => put(at, "Amount in words", PAGE.left, top, LABEL));
  tag(at, section, "P", () => {
    words.forEach((line, place) => {
      put(at, line, PAGE.left, top + 14 + place * STEP, TEXT);
    });
  });
  paper.sums.forEach(({ name, value }, index) => {
    const pen = index === paper.sums.length - 1 ? STRONG : TEXT;
    const y = top + index * 15 + (pen === STRONG ? 3 : 0);
    tag(at, section, "P", () => {
      put(at, name, PAGE.left + left, y, pen);
      put(at, value, PAGE.right - widthOf(at, value, pen), y, pen);
    });
  });
  at.y = top + height + 14;
}

function code(
  at: Cursor,
  section: Element,
  { text, heading: title, lines }: NonNullable<Paper["code"]>,
) {
  if (at.y + CODE + 10 > at.bottom) at.turn();
  const y = at.y - 10;
  const x = PAGE.left;
  const box = { alt: "QR code of the e-invoice", bbox: [x, y, x + CODE, y + CODE] };
  tag(at, section, "Figure", () => drawQr(at.doc, text, x, y, CODE), box);
  const beside = x + CODE + 20;
  tag(at, section, "H2", () => put(at, title, beside, y + 10, LABEL));
  let line = y + 25;
  for (const one of lines) {
    const parts = wrap(at, one, PAGE.right - beside, TEXT);
    const from = line;
    tag(at, section, "P", () => {
      parts.forEach((part, place) => {
        put(at, part, beside, from + place * STEP, TEXT);
      });
    });
    line += parts.length * STEP + 3;
  }
  at.y = y + CODE + 22;
}

function signature(at: Cursor, section: Element, paper: Paper): void {
  const left = WIDTH * 0.55;
  const notes = paper.notes.flatMap((note) => wrap(at, note, left - 24, FINE));
  const height = Math.max(notes.length * 11, 58);
  if (at.y + height > at.bottom) at.turn();
  const top = at.y;
  tag(at, section, "P", () => {
    notes.forEach((line, place) => {
      put(at, line, PAGE.left, top + place * 11, FINE);
    });
  });
  const x = PAGE.left + left;
  const lines = wrap(at, paper.signature, PAGE.right - x, TEXT);
  tag(at, section, "P", () => {
    lines.forEach((line, place) => {
      put(at, line, x, top + place * STEP, TEXT);
    });
  });
  const y = top + lines.length * STEP + 30;
  ornament(at, () => {
    at.doc.lineWidth(0.5).moveTo(x, y).lineTo(PAGE.right, y).stroke("#0c1413");
  });
  tag(at, section, "P", () => put(at, "Authorised signatory", x, y + 11, FINE));
  at.y = y + 18;
}
