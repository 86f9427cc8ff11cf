import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

/** A part of a line in one script. */
export type Run = { text: string; isIndic: boolean };

const resolve = createRequire(import.meta.url).resolve;
const face = (weight: string) =>
  fontkit.create(
    readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`)) as never,
  ) as fontkit.Font;

/** Noto Sans has Latin, Greek, ₹ and Devanagari in one file. Parsed once for all documents. */
export const FACES = { regular: face("400Regular"), bold: face("600SemiBold") };
export type Weight = keyof typeof FACES;

const DEVANAGARI = /[\p{Script=Devanagari}\u200c\u200d]/u;
const JOINS = /[\p{M}\u0964\u0965]/u;

/**
 * Cuts a text where its script changes: the font library shapes a whole text by the script of its first letter. A
 * character that the font lacks becomes "?", because a missing glyph would be an empty box.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of printable(text)) {
    const last = runs.at(-1);
    const isIndic = DEVANAGARI.test(letter) || (JOINS.test(letter) && last?.isIndic === true);
    if (last?.isIndic === isIndic) last.text += letter;
    else runs.push({ text: letter, isIndic });
  }
  return runs;
}

/** A text with only what the font can draw, on one line. */
export function printable(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return [...plain].map((letter) => (hasGlyph(letter) ? letter : "?")).join("");
}

function hasGlyph(letter: string): boolean {
  return FACES.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
