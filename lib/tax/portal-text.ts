/** "2026-11-05" → "05/11/2026", as the e-invoice and e-way portals write days. */
export function dayInPortal(day: string): string {
  return day.split("-").reverse().join("/");
}

/** A text without the two characters that the e-invoice portal refuses, on one line, at most so long. */
export function portalText(text: string, most: number): string {
  return text.replace(/["\\]/g, "'").replace(/\s+/g, " ").trim().slice(0, most).trim();
}

/** A text with only what the e-way portal takes; other letters become blanks. */
export function ewayText(text: string, most: number): string {
  return text
    .replace(/[^A-Za-z0-9 @#\-/,&.]+/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, most)
    .trim();
}

/** Parts of a list, each at most `most` long and `bytes` large as JSON. */
export function batchesOf<T>(items: readonly T[], most: number, bytes: number): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const item of items) {
    const own = Buffer.byteLength(JSON.stringify(item)) + 1;
    const last = batches.at(-1);
    if (last && last.length < most && size + own <= bytes) last.push(item);
    else {
      batches.push([item]);
      size = 0;
    }
    size += own;
  }
  return batches;
}
