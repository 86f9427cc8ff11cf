import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

/** The scripts that are printed. Noto Sans itself has Latin, Greek, ₹ and Devanagari in one file. */
type Script = "base" | "devanagari" | "tamil" | "kannada";

/** A part of a line in one script, and the file of its font. */
export type Run = { text: string; isIndic: boolean; font: FontName };

export type Weight = "regular" | "bold";
type FontName = keyof typeof FONTS;

const MOST_REMEMBERED = 5_000;
const resolve = createRequire(import.meta.url).resolve;
const WEIGHTS = { regular: "400Regular", bold: "600SemiBold" };
const load = (family: string, file: string): Record<Weight, fontkit.Font> => ({
  regular: face(family, file, WEIGHTS.regular),
  bold: face(family, file, WEIGHTS.bold),
});

function face(family: string, file: string, weight: string): fontkit.Font {
  const path = resolve(`@expo-google-fonts/${family}/${weight}/${file}_${weight}.ttf`);
  const font = fontkit.create(readFileSync(path) as never) as fontkit.Font;
  const layout = font.layout.bind(font);
  const shape = remembered((word) => layout(word));
  font.layout = (word) => copyOf(shape(word));
  return font;
}

/** The PDF library scales the positions where they are. */
function copyOf({ glyphs, positions, advanceWidth }: fontkit.GlyphRun): fontkit.GlyphRun {
  const copied = positions.map((position) => ({ ...position }));
  return { glyphs, positions: copied, advanceWidth } as unknown as fontkit.GlyphRun;
}

/** A function of a text that keeps its last answers: documents repeat their words, and shaping them is most of the work. */
function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const answer = work(text);
    known.set(text, answer);
    return answer;
  };
}

/** Parsed once for all documents. */
export const FONTS = {
  base: load("noto-sans", "NotoSans"),
  tamil: load("noto-sans-tamil", "NotoSansTamil"),
  kannada: load("noto-sans-kannada", "NotoSansKannada"),
};

const SCRIPTS: [Script, RegExp][] = [
  ["devanagari", /\p{Script=Devanagari}/u],
  ["tamil", /\p{Script=Tamil}/u],
  ["kannada", /\p{Script=Kannada}/u],
];
/** Marks, joiners and the two full stops of Indic scripts belong to what stands before them. */
const JOINS = /\p{M}|\u200c|\u200d|[\u0964\u0965]/u;

/**
 * Cuts a text where its script changes: the font library shapes a whole text by the script of its first letter, and
 * each font covers its own scripts only. A character that the font lacks becomes "?", because a missing glyph would
 * be an empty box.
 */
export const runsOf = remembered(cutIntoRuns);

function cutIntoRuns(text: string): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const { letter, script } of lettersOf(text)) {
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs.map((run) => ({
    text: run.text,
    isIndic: run.script !== "base",
    font: fontOf(run.script),
  }));
}

/** A text with only what the fonts can draw, on one line. */
export function printable(text: string): string {
  return lettersOf(text)
    .map(({ letter }) => letter)
    .join("");
}

/** Whether a character of the text is printed as "?". */
export function lacksLetters(text: string): boolean {
  return printable(text) !== plain(text);
}

function lettersOf(text: string): { letter: string; script: Script }[] {
  let before: Script = "base";
  return [...plain(text)].map((letter) => {
    const own = SCRIPTS.find(([, letters]) => letters.test(letter))?.[0];
    const script = own ?? (JOINS.test(letter) ? before : "base");
    const isDrawn = FONTS[fontOf(script)].regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    before = isDrawn ? script : "base";
    return { letter: isDrawn ? letter : "?", script: before };
  });
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function fontOf(script: Script): FontName {
  return script === "devanagari" ? "base" : script;
}
