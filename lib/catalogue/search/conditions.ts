import type { Power } from "@/lib/catalogue/search/search-power";
import type { ProductSearch, Term } from "@/lib/catalogue/search/search-rules";
import type { Meaning } from "@/lib/catalogue/search/search-vocabulary";

/** One property of a charger. */
export type Leaf =
  /** Its texts contain this key. */
  | { contains: string }
  /** Its slug, model or name is this key, or begins with it. */
  | { named: string; isWhole: boolean }
  | { kinds: readonly string[] }
  /** Watts, both included. */
  | { fromW: number; toW: number };

/** What chargers have to fit; `all` of nothing fits each. */
export type Condition = Leaf | { all: readonly Condition[] } | { any: readonly Condition[] };

/** One step of a search; `isRare` if few chargers may match all conditions but many match each. */
export type Way = { where: Condition; isRare?: boolean };

/** Where chargers are searched. All ids are of listed chargers, in the order of results: in stock first. */
export type Finder = {
  find(way: Way, without: readonly string[], wanted: number): Promise<string[]>;
  /** Whether a charger's name may begin with this key: then it is worth looking for. */
  mayName(key: string): Promise<boolean>;
  /** The next higher and lower power, in watts, among those that fit: at most twice and at least half of it. */
  nearest(where: Condition, wantedW: number): Promise<number[]>;
};

/** More than twice or less than half the power is not an alternative. */
export const FAR = 2;

/** Chargers that are called so; then those whose name begins so. */
export function namedWays({ whole }: ProductSearch): Way[] {
  return [true, false].map((isWhole) => ({ where: { named: whole, isWhole } }));
}

/** Chargers that fit all meanings; then those that match one word, or the power, only literally. */
export function meantWays({ terms }: ProductSearch, powers: readonly Power[]): Way[] {
  const power = powers.length > 0 ? [{ any: powers.map(isAbout) }] : [];
  const others = (literal?: Term) => terms.filter((term) => term !== literal).map(termHolds);
  const meant = { all: [...power, ...terms.map(meantOrLiteral)] };
  return [
    { where: meant, isRare: power.length > 0 && terms.length > 0 },
    ...terms.filter(matchesLiterally).map((term) => ({
      where: { all: [{ contains: term.word }, ...power, ...others(term)] },
    })),
    ...powers.map((one) => ({ where: { all: [isNamed(one), ...others()] } })),
  ];
}

/** All but the power. */
export function withoutPower({ terms }: ProductSearch): Condition {
  return { all: terms.map(meantOrLiteral) };
}

/**
 * Whether the literal word can match more than its meaning. Two letters occur everywhere, and the texts are
 * English.
 */
function matchesLiterally({ word, meaning, power }: Term): boolean {
  if (!meaning) return power !== undefined;
  return /^[\x21-\x7e]{3,}$/.test(word) && !meaning.plugs?.some((plug) => word.includes(plug));
}

function termHolds(term: Term): Condition {
  const literal = { contains: term.word };
  const meaning = meaningHolds(term);
  return meaning ? { any: [meaning, literal] } : literal;
}

const meantOrLiteral = (term: Term): Condition => meaningHolds(term) ?? { contains: term.word };

function meaningHolds({ meaning, power }: Term): Condition | undefined {
  if (power) return isAbout(power);
  return meaning && { all: partsOf(meaning) };
}

function partsOf({ kinds, fromW, toW, plugs }: Meaning): Condition[] {
  return [
    ...(kinds ? [{ kinds }] : []),
    ...(fromW ? [{ fromW, toW: Number.POSITIVE_INFINITY }] : []),
    ...(toW ? [{ fromW: 1, toW }] : []),
    ...(plugs ? [{ any: plugs.map((plug) => ({ contains: plug })) }] : []),
  ];
}

function isAbout({ fromW, toW }: Power): Condition {
  return { fromW, toW };
}

/** A charger without a power in its data sheet may have it in its name. */
function isNamed({ wantedW }: Power): Condition {
  return { all: [{ fromW: 0, toW: 0 }, { contains: `${wantedW / 1000}kw` }] };
}
