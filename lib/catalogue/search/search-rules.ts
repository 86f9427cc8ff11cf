import { asciiDigits, plainLine } from "@/lib/call/plain-text";
import { searchKey } from "@/lib/catalogue/search/search-key";
import { barePower, type Power, takePowers } from "@/lib/catalogue/search/search-power";
import { type Meaning, meaningOf, type Vocabulary } from "@/lib/catalogue/search/search-vocabulary";

/** A word or phrase of a search: matches a charger whose texts contain the word, or that fits its meaning. */
export type Term = { word: string; meaning?: Meaning; power?: Power };

/** A parsed search of the shop. */
export type ProductSearch = {
  /** The key of the whole query, to match a name, model or slug. */
  whole: string;
  terms: readonly Term[];
  /** Any of them matches; empty if no power was named. */
  powers: readonly Power[];
};

/** The keys of the words as in a charger's texts: "AC 03 W 7.4 kW" → "ac03w", "7.4", "kw". */
export function wordKeys(query: string, vocabulary: Vocabulary): string[] {
  return glued(keysOf(plainLower(query), vocabulary), vocabulary);
}

/** Parses a search; words without meaning are dropped. */
export function productSearch(query: string, vocabulary: Vocabulary): ProductSearch {
  const { powers, rest } = takePowers(apart(plainLower(query)));
  const keys = glued(keysOf(rest, vocabulary), vocabulary).slice(0, MOST_WORDS);
  return {
    whole: searchKey(query),
    terms: reconciled(phrases(keys, vocabulary)),
    powers: powers.slice(0, MOST_POWERS),
  };
}

/** Longest phrase in words. */
const LONGEST = 5;
/** Each word and each power adds a query. */
const MOST_WORDS = 12;
const MOST_POWERS = 3;
/** Punctuation around a word. */
const EDGES = /^["'“”‘’(?!:]+|['’]s$|["'“”‘’)?!:.]+$/g;
const EMOJI = /\p{Extended_Pictographic}[\ufe0f\u200d]*/gu;

function plainLower(query: string): string {
  return asciiDigits(plainLine(query.replace(EMOJI, " ")).normalize("NFKC").toLowerCase());
}

/** Splits "charger7kw" and "7kwcharger" into two words. */
function apart(text: string): string {
  return text
    .replace(/(?<!\p{L})(\p{L}{4,})(?=\d+([.,]\d+)?\s?kw)/gu, "$1 ")
    .replace(/(\d\s?kw)(?=\p{L}{3,})/gu, "$1 ");
}

function keysOf(text: string, vocabulary: Vocabulary): string[] {
  return text
    .split(/[\s;]+|,(?!\d)|(?<!\d),/)
    .flatMap((word) => (meaningOf(word, vocabulary) ? word : word.split("/")))
    .map((word) => searchKey(word.replace(EDGES, "")))
    .filter((key) => key !== "");
}

/** Joins a model name typed in pieces: "ac 03 w". */
function glued(keys: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const key of keys) {
    const last = joined.at(-1);
    if (last !== undefined && isPieceOf(last, key, vocabulary)) joined.splice(-1, 1, last + key);
    else joined.push(key);
  }
  return joined;
}

function isPieceOf(last: string, key: string, vocabulary: Vocabulary): boolean {
  if (/^0\d/.test(key)) return /^[a-z]{1,4}$/.test(last);
  return /^[a-z]+\d+$/.test(last) && /^[a-z]{1,2}$/.test(key) && !meaningOf(key, vocabulary);
}

/** The longest known phrase starting at each word; other words are searched literally. */
function phrases(keys: readonly string[], vocabulary: Vocabulary): Term[] {
  const terms = new Map<string, Term>();
  for (let at = 0; at < keys.length; ) {
    const { word, count, meaning } = phraseAt(keys.slice(at, at + LONGEST), vocabulary);
    at += count;
    if (meaning && !isNarrow(meaning)) continue;
    terms.set(word, { word, meaning, power: meaning ? undefined : barePower(word) });
  }
  return [...terms.values()];
}

function phraseAt(keys: readonly string[], vocabulary: Vocabulary) {
  for (let count = keys.length; count > 0; count -= 1) {
    const word = keys.slice(0, count).join("");
    const meaning = meaningOf(word, vocabulary);
    if (meaning || count === 1) return { word, count, meaning };
  }
  throw new Error("There is no word.");
}

function isNarrow(meaning: Meaning): boolean {
  return Object.values(meaning).some((value) => value !== undefined);
}

/** A charger has only one kind: "fast charger for home" means either kind. The same holds for plugs. */
function reconciled(terms: readonly Term[]): Term[] {
  const kinds = terms.flatMap(({ meaning }) => (meaning?.kinds ? [meaning.kinds] : []));
  const common = kinds[0]?.filter((kind) => kinds.every((others) => others.includes(kind))) ?? [];
  const all = [...new Set(kinds.flat())];
  const plugs = [...new Set(terms.flatMap(({ meaning }) => meaning?.plugs ?? []))];
  return terms.map((term) => {
    const { meaning } = term;
    if (!meaning) return term;
    const isTorn = meaning.kinds && common.length === 0;
    return {
      ...term,
      meaning: {
        ...meaning,
        ...(isTorn && { kinds: all }),
        ...(meaning.plugs && { plugs }),
      },
    };
  });
}
