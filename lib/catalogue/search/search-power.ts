/** A requested power in watts: the range that matches it, and the exact value. */
export type Power = { fromW: number; toW: number; wantedW: number };

const NUMBER = String.raw`(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)`;
const KW = String.raw`\s*-?(?:k\s*w|kva|kilo\s?watts?|किलो\s?वाट|किलो\s?वॉट|केडब्ल्यू)`;
const END = String.raw`(?![\p{N}\p{M}]|h(?!\p{L}))`;
/** As in a charger's slug: "7-4-kw" is 7.4 kW. */
const SLUG = /(?<![\p{L}\p{N}])(\d+)-(\d)-kw(?!\p{L})/gu;
/** The number of a plug does not start a range: "type 2 - 22 kW". */
const RANGE = new RegExp(
  String.raw`(?<!(?:type|level|mode|ccs)\s?)${NUMBER}(?:${KW})?\s*(?:-|–|—|to|से)\s*(\d+(?:[.,]\d+)?)${KW}${END}`,
  "gu",
);
const ONE = new RegExp(`${NUMBER}${KW}${END}`, "gu");
const WATTS = /(?<![\p{L}\p{N}.,])([1-9]\d{2,6})\s*(?:w|watts?|वाट|वॉट)(?![\p{L}\p{N}\p{M}])/gu;

/** Extracts the powers from a lower-case search: "7kw wallbox" → 7 kW and "wallbox". */
export function takePowers(text: string): { powers: Power[]; rest: string } {
  const powers: Power[] = [];
  const take = (pattern: RegExp, power: (...numbers: string[]) => Power) => (from: string) =>
    from.replace(pattern, (_, ...groups: string[]) => {
      powers.push(power(...groups));
      return " ";
    });
  const steps = [
    take(SLUG, (whole, tenths) => powerOf(`${whole}.${tenths}`)),
    take(RANGE, (from = "", to = "") => rangeOf(kilowattsOf(from), kilowattsOf(to))),
    take(ONE, (kilowatts = "") => powerOf(kilowatts)),
    take(WATTS, (watts) => around(Number(watts), EXACT)),
  ];
  const rest = steps.reduce((left, step) => step(left), text);
  return { powers, rest };
}

/** A number without unit that can be a power: 22, 7.4; not 03, which is part of a model name. */
export function barePower(word: string): Power | undefined {
  return /^[1-9]\d{0,2}([.,]\d)?$/.test(word) ? powerOf(word) : undefined;
}

/** 7 kW also matches 7.2 and 7.4; 7.4 only matches itself. */
const ROUNDED = 0.12;
const EXACT = 0.03;

function powerOf(kilowatts: string): Power {
  return around(kilowattsOf(kilowatts) * 1000, /[.,]/.test(kilowatts) ? EXACT : ROUNDED);
}

function around(wantedW: number, share: number): Power {
  return between(wantedW, wantedW, share);
}

function rangeOf(one: number, other: number): Power {
  return between(Math.min(one, other) * 1000, Math.max(one, other) * 1000, ROUNDED);
}

function between(leastW: number, mostW: number, share: number): Power {
  return {
    fromW: Math.round(leastW * (1 - share)),
    toW: Math.round(mostW * (1 + share)),
    wantedW: Math.round(leastW),
  };
}

/** More than any charger, since numbers of any length can be typed. */
const MOST_KW = 10_000;

function kilowattsOf(text: string): number {
  return Math.min(Number(text.replace(",", ".")), MOST_KW);
}
