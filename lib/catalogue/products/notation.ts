import { percentOf, plainBreaks, wattsOf, yesOrNo } from "@/lib/catalogue/csv/cells";
import { rupeesFromPaise } from "@/lib/money";
import { numberOf, rupeesOf } from "@/lib/parse-number";

/** How people write a value in a form's field and in a cell of a file; what is read goes to the input's schema. */
export type Notation<Value> = {
  /** A form's text → the contract's input; undefined where nothing is said. */
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

/** A whole number; a form's empty field says nothing. */
export const WHOLE: Notation<number> = {
  typed: (text) => (text.trim() === "" ? undefined : unitsTyped(text)),
  shown: String,
  read: numberOf,
  written: String,
};

/** Units in stock: nothing and no number are both NaN, which no call accepts. */
export const UNITS: Notation<number> = { ...WHOLE, typed: unitsTyped };

/** A tick is "on" or "" in a form. */
export const YES_NO: Notation<boolean> = {
  typed: (text) => text === "on",
  shown: (value) => (value ? "on" : ""),
  read: yesOrNo,
  written: (value) => (value ? "yes" : "no"),
};

/** Paise, written in rupees. */
export const RUPEES: Notation<number> = {
  typed: (text) => rupeesOf(text.replace(/\s/g, "")),
  shown: (paise) => String(rupeesFromPaise(paise)),
  read: rupeesOf,
  written: (paise) => rupeesFromPaise(paise).toFixed(2),
};

export const PERCENT: Notation<number> = { ...WHOLE, typed: Number, read: percentOf };

/** Watts, written in kilowatts. A power that nobody knows is 0, which no file may say: an empty cell leaves it. */
export const KILOWATTS: Notation<number> = {
  typed: wattsTyped,
  shown: (watts) => String(watts / 1000),
  read: wattsOf,
  written: (watts) => (watts === 0 ? "" : String(watts / 1000)),
};

/** "1,200" → 1200; nothing or no number → NaN, which no call accepts. */
export function unitsTyped(text = ""): number {
  const bare = text.replace(/[,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}

/** "7.4" kW → 7400 W; nothing → undefined: the data sheet says it. */
function wattsTyped(text: string): number | undefined {
  const bare = text.replace(/kw$/i, "").trim();
  return bare === "" ? undefined : Math.round(Number(bare) * 1_000_000) / 1000;
}
