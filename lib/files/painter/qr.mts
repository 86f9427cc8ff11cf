import { encode } from "uqr";

/** A QR code as one filled path: sharp at any size, and equal cells of a row are joined. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number, side: number) {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const cell = side / size;
  data.forEach((row, line) => {
    for (let from = 0; from < size; ) {
      let to = from + 1;
      while (to < size && row[to] === row[from]) to++;
      if (row[from]) doc.rect(x + from * cell, y + line * cell, (to - from) * cell, cell);
      from = to;
    }
  });
  doc.fill("#000000");
}
