import PDFDocument from "pdfkit";
import { FONTS, runsOf, type Weight } from "./letters.mts";

/** The margins of an A4 page, in points. */
export const PAGE = { left: 48, right: 547, top: 46, bottom: 770 };

export type Pen = { size: number; weight?: Weight; color?: string };
export type Element = PDFKit.PDFStructureElement;

/** An open document: what is put on it is tagged, and nothing depends on the clock. */
export type Page = ReturnType<typeof openPage>;

/** Opens a tagged document whose bytes are the same for the same words. */
export function openPage(title: string, author: string, made: Date) {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang: "en-IN",
    displayTitle: true,
    pdfVersion: "1.7",
    // No font until the first text: else an unembedded Helvetica comes in.
    font: null as never,
    info: {
      Title: title,
      Author: author,
      CreationDate: made,
      ModDate: made,
      Producer: author,
      Creator: author,
    },
  });
  for (const [family, weights] of Object.entries(FONTS))
    for (const [weight, face] of Object.entries(weights))
      doc.registerFont(`${family} ${weight}`, face as never);
  const chunks: Uint8Array[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, bytes };
}

/** How wide a text is. */
export function widthOf({ doc }: Pick<Page, "doc">, text: string, pen: Pen): number {
  const weight = pen.weight ?? "regular";
  return runsOf(text).reduce((sum, { font, text: part }) => {
    doc.font(`${font} ${weight}`).fontSize(pen.size);
    return sum + doc.widthOfString(part);
  }, 0);
}

/** Puts a line with its baseline at `y`. Indic text carries its letters, for copying. */
export function put(page: Pick<Page, "doc">, text: string, x: number, y: number, pen: Pen): void {
  const { doc } = page;
  let at = x;
  for (const run of runsOf(text)) {
    doc
      .font(`${run.font} ${pen.weight ?? "regular"}`)
      .fontSize(pen.size)
      .fillColor(pen.color ?? INK);
    const restore = run.isIndic ? withLetters(doc, run.text) : undefined;
    doc.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
    restore?.();
    at += doc.widthOfString(run.text);
  }
}

/** The lines of a text that is at most `width` wide. A word that is longer is cut. */
export function wrap(page: Pick<Page, "doc">, text: string, width: number, pen: Pen): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (widthOf(page, longer, pen) <= width) lines.splice(Math.max(0, lines.length - 1), 1, longer);
    else lines.push(...pieces(page, word, width, pen));
  }
  return lines;
}

/** Draws something that belongs to the structure. */
export function tag(page: Page, parent: Element, type: string, draw: () => void, more = {}): void {
  const element = page.doc.struct(type as never, more as never, draw as never);
  parent.add(element);
  element.end();
}

/** Draws something that a screen reader passes over. */
export function ornament({ doc }: Pick<Page, "doc">, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

const INK = "#0c1413";

function pieces(page: Pick<Page, "doc">, word: string, width: number, pen: Pen): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (parts.at(-1) === "" || widthOf(page, longer, pen) <= width)
      parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Marks the next text with its letters: the glyphs of Indic scripts stand in another order. Answers the undoing. */
function withLetters(doc: PDFKit.PDFDocument, text: string): () => void {
  const raw = doc as unknown as { addContent: (content: string) => unknown };
  const add = raw.addContent;
  const letters = Buffer.from(text, "utf16le").swap16().toString("hex");
  raw.addContent = function (content) {
    if (content === "ET") add.call(this, "EMC");
    add.call(this, content);
    if (content === "BT") add.call(this, `/Span <</ActualText <FEFF${letters}>>> BDC`);
    return this;
  };
  return () => {
    raw.addContent = add;
  };
}
