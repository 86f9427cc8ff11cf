import { percentOf, plainBreaks, wattsOf, yesOrNo } from "@/lib/catalogue/csv/read/cells";
import { rupeesFromPaise } from "@/lib/money";
import { numberOf, rupeesOf } from "@/lib/parse-number";

/** The text form of a value in a form field and in a CSV cell; the input schema checks what was read. */
export type Notation<Value> = {
  /** A form's text → the contract's input; undefined if nothing was entered. */
  typed: (text: string) => unknown;
  /** A value as a form's text. */
  shown: (value: Value) => string;
  /** A cell's text → the contract's input. */
  read: (cell: string) => unknown;
  /** A value as a cell's text. */
  written: (value: Value) => string;
};

const asItIs = (text: string) => text;

export const TEXT: Notation<string> = {
  typed: asItIs,
  shown: asItIs,
  read: asItIs,
  written: plainBreaks,
};

/** A whole number; an empty form field is undefined. */
export const WHOLE: Notation<number> = {
  typed: (text) => (text.trim() === "" ? undefined : unitsTyped(text)),
  shown: String,
  read: numberOf,
  written: String,
};

/** A whole number that a product may lack: an empty form field or cell is null. */
export const WHOLE_OR_NONE: Notation<number | null> = {
  typed: (text) => (text.trim() === "" ? null : unitsTyped(text)),
  shown: (value) => (value === null ? "" : String(value)),
  read: (cell) => (cell.trim() === "" ? null : numberOf(cell)),
  written: (value) => (value === null ? "" : String(value)),
};

/** Units in stock: empty or invalid text is NaN, which every call rejects. */
export const UNITS: Notation<number> = { ...WHOLE, typed: unitsTyped };

/** A checkbox is "on" or "" in a form. */
export const YES_NO: Notation<boolean> = {
  typed: (text) => text === "on",
  shown: (value) => (value ? "on" : ""),
  read: yesOrNo,
  written: (value) => (value ? "yes" : "no"),
};

/** Paise, shown in rupees. */
export const RUPEES: Notation<number> = {
  typed: (text) => rupeesOf(text.replace(/\s/g, "")),
  shown: (paise) => String(rupeesFromPaise(paise)),
  read: rupeesOf,
  written: (paise) => rupeesFromPaise(paise).toFixed(2),
};

/** The same, where a product may lack it: an empty form field or cell is null. */
export const RUPEES_OR_NONE: Notation<number | null> = {
  typed: (text) => (text.trim() === "" ? null : RUPEES.typed(text)),
  shown: (paise) => (paise === null ? "" : RUPEES.shown(paise)),
  read: (cell) => (cell.trim() === "" ? null : RUPEES.read(cell)),
  written: (paise) => (paise === null ? "" : RUPEES.written(paise)),
};

export const PERCENT: Notation<number> = { ...WHOLE, typed: Number, read: percentOf };

/**
 * Watts, shown in kilowatts. An unknown power is 0, which a file cannot hold: its cell is empty and keeps
 * the value.
 */
export const KILOWATTS: Notation<number> = {
  typed: wattsTyped,
  shown: (watts) => String(watts / 1000),
  read: wattsOf,
  written: (watts) => (watts === 0 ? "" : String(watts / 1000)),
};

/** "1,200" → 1200; empty or invalid text → NaN, which every call rejects. */
export function unitsTyped(text = ""): number {
  const bare = text.replace(/[,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}

/** "7.4" kW → 7400 W; empty → undefined: taken from the data sheet. */
function wattsTyped(text: string): number | undefined {
  const bare = text.replace(/kw$/i, "").trim();
  return bare === "" ? undefined : Math.round(Number(bare) * 1_000_000) / 1000;
}
