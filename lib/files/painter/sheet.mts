import type { Sheet } from "./orders.mts";
import { openPage, ornament, PAGE, type Page, type Pen, put, tag, widthOf, wrap } from "./page.mts";

type Picture = { jpeg: Uint8Array; alt: string };
type Cursor = Page & { sheet: Sheet; y: number };

/** A data sheet as a tagged PDF. The same words give the same bytes. */
export function sheetPdf(sheet: Sheet, picture: Picture | null): Promise<Buffer> {
  const page = openPage(`${sheet.title}, data sheet`, sheet.brand, new Date(sheet.made));
  const at: Cursor = { ...page, sheet, y: 0 };
  turn(at);
  head(at, picture);
  for (const table of sheet.tables) drawTable(at, table);
  feet(at);
  at.root.end();
  at.doc.end();
  return at.bytes;
}

const WIDTH = PAGE.right - PAGE.left;
const SIDE = 190;
const GAP = 28;
const MUTE = "#505856";
const LINE = "#d3d2ce";
const TITLE = { size: 24, weight: "bold" } as const;
const TEXT = { size: 10 } as const;
const CELL = { size: 9.2 } as const;
const STRONG = { size: 9.2, weight: "bold" } as const;
const SMALL = { size: 7.6, color: MUTE } as const;
const LEADING = 1.42;
const NAME_WIDTH = 152;

function turn(at: Cursor): void {
  at.doc.addPage();
  at.y = PAGE.top;
  ornament(at, () => {
    put(at, at.sheet.brand, PAGE.left, at.y, { size: 11, weight: "bold" });
    const words = "Data sheet";
    put(at, words, PAGE.right - widthOf(at, words, SMALL), at.y, SMALL);
    at.doc
      .lineWidth(1)
      .moveTo(PAGE.left, at.y + 9)
      .lineTo(PAGE.right, at.y + 9)
      .stroke("#0c1413");
  });
  at.y += 46;
}

/** Title, description and price, beside the picture. */
function head(at: Cursor, picture: Picture | null): void {
  const { sheet } = at;
  const top = at.y;
  const width = picture ? WIDTH - SIDE - GAP : WIDTH;
  if (picture) drawPicture(at, picture, top - 18);
  paragraph(at, "H1", sheet.title, width, TITLE);
  at.y += 6;
  paragraph(at, "P", sheet.description, width, TEXT);
  at.y += 20;
  paragraph(at, "P", sheet.price, width, { size: 17, weight: "bold" });
  at.y -= 7;
  paragraph(at, "P", sheet.priceNote, width, { ...CELL, color: MUTE });
  const isFirstPage = at.doc.bufferedPageRange().count === 1;
  if (picture && isFirstPage) at.y = Math.max(at.y, top - 18 + SIDE + 14);
  at.y += 2;
}

function drawPicture(at: Cursor, { jpeg, alt }: Picture, y: number): void {
  const x = PAGE.right - SIDE;
  const draw = () => {
    at.doc.save();
    at.doc.roundedRect(x, y, SIDE, SIDE, 8).clip();
    at.doc.image(Buffer.from(jpeg), x, y, { width: SIDE, height: SIDE });
    at.doc.restore();
  };
  tag(at, at.root, "Figure", draw, { alt, bbox: [x, y, x + SIDE, y + SIDE] });
}

function paragraph(at: Cursor, type: string, text: string, width: number, pen: Pen): void {
  const step = pen.size * (type === "H1" ? 1.16 : LEADING);
  for (const lines of onPages(at, wrap(at, text, width, pen), step)) {
    tag(at, at.root, type, () => {
      for (const line of lines) {
        put(at, line, PAGE.left, at.y, pen);
        at.y += step;
      }
    });
  }
}

/** The lines that fit on this page, then those of the next. */
function* onPages(at: Cursor, lines: readonly string[], step: number): Generator<string[]> {
  let rest = [...lines];
  while (rest.length > 0) {
    const room = Math.floor((PAGE.bottom - at.y) / step);
    if (room < 1) turn(at);
    else {
      yield rest.slice(0, room);
      rest = rest.slice(room);
    }
  }
}

type Table = Sheet["tables"][number];

function drawTable(at: Cursor, { heading, rows }: Table): void {
  if (at.y + 60 > PAGE.bottom) turn(at);
  at.y += 24;
  paragraph(at, "H2", heading, WIDTH, { size: 12.5, weight: "bold" });
  const table = at.doc.struct("Table");
  at.root.add(table);
  for (const row of rows) drawRow(at, table, row);
  table.end();
}

function drawRow(at: Cursor, table: PDFKit.PDFStructureElement, row: Table["rows"][number]): void {
  const names = wrap(at, row.name, NAME_WIDTH - 12, CELL);
  const values = wrap(at, row.value, WIDTH - NAME_WIDTH, STRONG);
  const step = CELL.size * LEADING;
  const height = Math.max(names.length, values.length) * step + 9;
  if (at.y + height > PAGE.bottom) turn(at);
  const top = at.y;
  ornament(at, () => {
    const y = top - 4;
    at.doc.lineWidth(0.5).moveTo(PAGE.left, y).lineTo(PAGE.right, y).stroke(LINE);
  });
  const tr = at.doc.struct("TR");
  table.add(tr);
  const column = (lines: string[], x: number, pen: Pen) => () =>
    lines.forEach((line, index) => {
      put(at, line, x, top + 9 + index * step, pen);
    });
  const first = column(names, PAGE.left, { ...CELL, color: MUTE });
  tag(at, tr, "TH", first, { scope: "Row" });
  tag(at, tr, "TD", column(values, PAGE.left + NAME_WIDTH, STRONG));
  tr.end();
  at.y = top + height;
}

/** The company on every page, and which page it is. */
function feet(at: Cursor): void {
  const { count } = at.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    at.doc.switchToPage(index);
    ornament(at, () => {
      at.sheet.foot.forEach((line, place) => {
        put(at, line, PAGE.left, 798 + place * 11, SMALL);
      });
      const words = `${index + 1} of ${count}`;
      put(at, words, PAGE.right - widthOf(at, words, SMALL), 798, SMALL);
    });
  }
}
