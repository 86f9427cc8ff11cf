import type { PaperTable } from "../../tax/paper/paper.ts";
import {
  type Element,
  ornament,
  PAGE,
  type Page,
  type Pen,
  put,
  tag,
  widthOf,
  wrap,
} from "./page.mts";

/** Where the next thing is drawn, and how a new page begins. */
export type Cursor = Page & { y: number; turn: () => void; bottom: number };

const MUTE = "#505856";
const LINE = "#d3d2ce";
const INK = "#0c1413";
const HEAD: Pen = { size: 7.4, weight: "bold", color: MUTE };
const CELL: Pen = { size: 8 };
const FINE: Pen = { size: 7.2, color: MUTE };
const STRONG: Pen = { size: 8, weight: "bold" };
const STEP = 11.2;
const GAP = 6;

type Column = PaperTable["columns"][number] & { x: number };

/** A table with its head on each page. One table for a screen reader, however many pages it takes. */
export function drawPaperTable(at: Cursor, parent: Element, { columns, rows, total }: PaperTable) {
  const placed = placedColumns(columns);
  const table = at.doc.struct("Table");
  parent.add(table);
  if (at.y + 60 > at.bottom) at.turn();
  drawHead(at, placed, table);
  for (const row of rows) {
    const cells = placed.map((column, index) => cellLines(at, column, row[index] ?? []));
    const height = rowHeight(cells);
    if (at.y + height > at.bottom) {
      at.turn();
      // The repeated head is no second one for a screen reader.
      drawHead(at, placed, null);
    }
    drawRow(at, table, placed, cells);
  }
  if (at.y + STEP + GAP > at.bottom) at.turn();
  drawTotal(at, table, placed, total);
  table.end();
}

function placedColumns(columns: PaperTable["columns"]): Column[] {
  let x = PAGE.left;
  return columns.map((column) => {
    const placed = { ...column, x };
    x += column.width;
    return placed;
  });
}

function drawHead(at: Cursor, columns: readonly Column[], table: Element | null): void {
  const y = at.y;
  const draw = (column: Column) => () => cell(at, column, column.head, y, HEAD);
  if (table) {
    const tr = at.doc.struct("TR");
    table.add(tr);
    for (const column of columns) tag(at, tr, "TH", draw(column), { scope: "Column" });
    tr.end();
  } else
    ornament(at, () => {
      for (const column of columns) draw(column)();
    });
  rule(at, y + 5, INK, 0.8);
  at.y += 18;
}

type Line = { text: string; pen: Pen };

/** The first line as it is, the others in fine print; numbers are never broken. */
function cellLines(at: Cursor, column: Column, lines: readonly string[]): Line[] {
  return lines.flatMap((text, index) => {
    const pen = index === 0 ? CELL : FINE;
    const parts = column.isNumber ? [text] : wrap(at, text, column.width - GAP, pen);
    return parts.map((part) => ({ text: part, pen }));
  });
}

const rowHeight = (cells: readonly Line[][]) =>
  Math.max(...cells.map((lines) => lines.length)) * STEP + GAP;

function drawRow(at: Cursor, table: Element, columns: readonly Column[], cells: Line[][]): void {
  const top = at.y;
  const tr = at.doc.struct("TR");
  table.add(tr);
  columns.forEach((column, index) => {
    tag(at, tr, "TD", () => {
      cells[index]?.forEach(({ text, pen }, line) => {
        cell(at, column, text, top + line * STEP, pen);
      });
    });
  });
  tr.end();
  at.y += rowHeight(cells);
  rule(at, at.y - STEP - 0.5, LINE, 0.5);
}

function drawTotal(at: Cursor, table: Element, columns: readonly Column[], total: string[]): void {
  const y = at.y + 1;
  const tr = at.doc.struct("TR");
  table.add(tr);
  columns.forEach((column, index) => {
    tag(at, tr, "TD", () => cell(at, column, total[index] ?? "", y, STRONG));
  });
  tr.end();
  rule(at, y + 5, INK, 0.8);
  at.y += 25;
}

/** Text begins at the left edge; a number ends at the right one, and a very long one is set smaller. */
function cell(at: Cursor, { x, width, isNumber }: Column, text: string, y: number, pen: Pen) {
  if (!isNumber) return put(at, text, x, y, pen);
  const needed = widthOf(at, text, pen);
  const scale = Math.min(1, (width - 3) / needed);
  put(at, text, x + width - needed * scale, y, { ...pen, size: pen.size * scale });
}

function rule(at: Cursor, y: number, color: string, width: number): void {
  ornament(at, () => {
    at.doc.lineWidth(width).moveTo(PAGE.left, y).lineTo(PAGE.right, y).stroke(color);
  });
}
