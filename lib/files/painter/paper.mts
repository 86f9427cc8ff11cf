import type { Paper } from "../../tax/paper/paper.ts";
import { lacksLetters } from "./letters.mts";
import {
  type Element,
  openPage,
  ornament,
  PAGE,
  type Page,
  type Pen,
  put,
  tag,
  widthOf,
  wrap,
} from "./page.mts";
import { drawClose } from "./paper-close.mts";
import { type Cursor, drawPaperTable } from "./paper-table.mts";

const WIDTH = PAGE.right - PAGE.left;
const MUTE = "#505856";
const TITLE: Pen = { size: 21, weight: "bold" };
const SUB: Pen = { size: 10.5 };
const LABEL: Pen = { size: 7.4, weight: "bold", color: MUTE };
const TEXT: Pen = { size: 8.4 };
const STRONG: Pen = { size: 8.4, weight: "bold" };
const SMALL: Pen = { size: 7.2, color: MUTE };
const STEP = 12;
const BOTTOM = 776;

/** A tax document as a tagged PDF, all copies in one file. The same words give the same bytes. */
export function paperPdf(paper: Paper): Promise<Buffer> {
  const page = openPage(`${paper.title} ${paper.subtitle}`, paper.brand, new Date(paper.made));
  const shown = { ...paper, notes: [...paper.notes, ...lackingNote(paper)] };
  for (const copy of paper.copies) drawCopy(page, shown, copy);
  page.root.end();
  page.doc.end();
  return page.bytes;
}

/** What “?” means, where a name has letters that no font of ours can draw. */
function lackingNote(paper: Paper): string[] {
  const isLacking = lacksLetters(JSON.stringify({ ...paper, code: null }));
  return isLacking
    ? ["“?” stands for a letter that cannot be printed here. The stored document holds it."]
    : [];
}

function drawCopy(page: Page, paper: Paper, copy: string): void {
  const first = page.doc.bufferedPageRange().count;
  const section = page.doc.struct("Sect");
  page.root.add(section);
  const at: Cursor = {
    ...page,
    y: 0,
    bottom: BOTTOM,
    turn: () => {
      page.doc.addPage();
      at.y = PAGE.top;
      runningHead(at, paper, copy, page.doc.bufferedPageRange().count - 1 > first);
    },
  };
  at.turn();
  head(at, section, paper, copy);
  parties(at, section, paper);
  facts(at, section, paper);
  drawPaperTable(at, section, paper.lines);
  drawClose(at, section, paper);
  section.end();
  feet(at, paper, copy, first);
}

function runningHead(at: Cursor, paper: Paper, copy: string, isLater: boolean): void {
  ornament(at, () => {
    put(at, paper.brand, PAGE.left, at.y, { size: 11, weight: "bold" });
    const words = isLater ? `${paper.title} ${paper.subtitle} · ${copy}` : "";
    if (words) put(at, words, PAGE.right - widthOf(at, words, SMALL), at.y, SMALL);
    at.doc
      .lineWidth(1)
      .moveTo(PAGE.left, at.y + 9)
      .lineTo(PAGE.right, at.y + 9)
      .stroke("#0c1413");
  });
  at.y += 34;
}

function head(at: Cursor, section: Element, paper: Paper, copy: string): void {
  const y = at.y + 6;
  tag(at, section, "H1", () => put(at, paper.title, PAGE.left, y, TITLE));
  const mark = { ...STRONG, size: 9 };
  const x = PAGE.right - widthOf(at, copy, mark);
  tag(at, section, "P", () => put(at, copy, x, at.y - 8, mark));
  tag(at, section, "P", () => put(at, paper.subtitle, PAGE.left, y + 19, SUB));
  at.y = y + 50;
}

/** Three columns: who sells, who is billed, where it goes. */
function parties(at: Cursor, section: Element, paper: Paper): void {
  const gap = 18;
  const width = (WIDTH - gap * (paper.parties.length - 1)) / paper.parties.length;
  const top = at.y;
  let lowest = top;
  paper.parties.forEach(({ heading, lines }, index) => {
    const x = PAGE.left + index * (width + gap);
    tag(at, section, "H2", () => put(at, heading, x, top, LABEL));
    let y = top + 14;
    lines.forEach((text, line) => {
      const pen = line === 0 && lines.length > 1 ? STRONG : TEXT;
      const parts = wrap(at, text, width, pen);
      const from = y;
      tag(at, section, "P", () => {
        parts.forEach((part, place) => {
          put(at, part, x, from + place * STEP, pen);
        });
      });
      y += parts.length * STEP;
    });
    lowest = Math.max(lowest, y);
  });
  at.y = lowest + 8;
}

const NAME = 96;

/** Place of supply, order, payment: a table of two columns. */
function facts(at: Cursor, section: Element, paper: Paper): void {
  const table = at.doc.struct("Table");
  section.add(table);
  for (const { name, value } of paper.facts) {
    const lines = wrap(at, value, WIDTH - NAME, TEXT);
    if (at.y + lines.length * STEP > at.bottom) at.turn();
    const y = at.y;
    const tr = at.doc.struct("TR");
    table.add(tr);
    const label = { ...TEXT, color: MUTE };
    tag(at, tr, "TH", () => put(at, name, PAGE.left, y, label), { scope: "Row" });
    tag(at, tr, "TD", () => {
      lines.forEach((line, place) => {
        put(at, line, PAGE.left + NAME, y + place * STEP, TEXT);
      });
    });
    tr.end();
    at.y += lines.length * STEP + 1;
  }
  table.end();
  at.y += 18;
}

/** The company and the page on every page of this copy. */
function feet(at: Cursor, paper: Paper, copy: string, first: number): void {
  const { count } = at.doc.bufferedPageRange();
  for (let index = first; index < count; index++) {
    at.doc.switchToPage(index);
    ornament(at, () => {
      paper.foot.forEach((line, place) => {
        put(at, line, PAGE.left, 802 + place * 10.5, SMALL);
      });
      const words = `${copy} · ${index - first + 1} of ${count - first}`;
      put(at, words, PAGE.right - widthOf(at, words, SMALL), 823, SMALL);
    });
  }
}
