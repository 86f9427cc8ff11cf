import { asciiDigits, plainLine } from "@/lib/call/plain-text";
import { searchKey } from "@/lib/catalogue/search/search-key";
import { barePower, type Power, takePowers } from "@/lib/catalogue/search/search-power";
import { type Meaning, meaningOf, type Vocabulary } from "@/lib/catalogue/search/search-vocabulary";

/** A word or phrase of a search: a charger has it where the word stands in its texts, or where the meaning fits. */
export type Term = { word: string; meaning?: Meaning; power?: Power };

/** What somebody looks for who types this into the search of the shop. */
export type ProductSearch = {
  /** The key of all of it: who types a name, a model or an address means that. */
  whole: string;
  terms: readonly Term[];
  /** Any of them; none where no power was named. */
  powers: readonly Power[];
};

/** The keys of the words, as they stand in a charger's texts: "AC 03 W 7.4 kW" → "ac03w", "7.4", "kw". */
export function wordKeys(query: string, vocabulary: Vocabulary): string[] {
  return glued(keysOf(plainLower(query), vocabulary), vocabulary);
}

/** Reads a search; words that say nothing are left out. */
export function productSearch(query: string, vocabulary: Vocabulary): ProductSearch {
  const { powers, rest } = takePowers(apart(plainLower(query)));
  const keys = glued(keysOf(rest, vocabulary), vocabulary).slice(0, MOST_WORDS);
  return {
    whole: searchKey(query),
    terms: reconciled(phrases(keys, vocabulary)),
    powers: powers.slice(0, MOST_POWERS),
  };
}

/** A phrase of so many words at most. */
const LONGEST = 5;
/** Each more is a query more. */
const MOST_WORDS = 12;
const MOST_POWERS = 3;
/** What stands around a word and is none of it. */
const EDGES = /^["'“”‘’(?!:]+|['’]s$|["'“”‘’)?!:.]+$/g;
const EMOJI = /\p{Extended_Pictographic}[\ufe0f\u200d]*/gu;

function plainLower(query: string): string {
  return asciiDigits(plainLine(query.replace(EMOJI, " ")).normalize("NFKC").toLowerCase());
}

/** "charger7kw" and "7kwcharger" are two words each. */
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

/** Puts a model's name together that was typed in pieces: "ac 03 w". */
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

/** The longest phrase that begins at each word; a word that is in none is looked for as it is. */
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

/** Nothing is two kinds at once: who says "fast charger for home" gets both, and so with plugs. */
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
