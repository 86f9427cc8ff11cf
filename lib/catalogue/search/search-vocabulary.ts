import type { Product } from "@/lib/catalogue/contract";
import { searchKey } from "@/lib/catalogue/search/search-key";
import type { SearchSynonyms } from "@/lib/content/search-synonyms";

/** The filter that a phrase means; empty for words that mean the whole range or nothing. */
export type Meaning = {
  kinds?: readonly Product["kind"][];
  /** Watts, both included. */
  fromW?: number;
  toW?: number;
  /** The connectors as search keys of the charger's texts. */
  plugs?: readonly string[];
};

/** Every known phrase, by its key. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

/** @throws Error for a phrase with two meanings. */
export function vocabularyOf({ ignored, everything, groups }: SearchSynonyms): Vocabulary {
  const known = new Map<string, Meaning>();
  const add = (words: readonly string[], meaning: Meaning) => {
    for (const word of words) {
      const key = phraseKey(word);
      if (known.has(key)) throw new Error(`content/search-synonyms.yaml has "${word}" twice.`);
      known.set(key, meaning);
    }
  };
  add([...ignored, ...everything], {});
  for (const { words, kinds, plug, from, to } of groups) {
    add(words, {
      kinds,
      fromW: from && Math.round(from * 1000),
      toW: to && Math.round(to * 1000),
      plugs: plug ? [plug] : undefined,
    });
  }
  return known;
}

/** The meaning of a typed phrase, also in the plural. */
export function meaningOf(phrase: string, vocabulary: Vocabulary): Meaning | undefined {
  const key = phraseKey(phrase);
  return [key, key.replace(/s$/, ""), key.replace(/es$/, "")]
    .map((one) => vocabulary.get(one))
    .find((meaning) => meaning !== undefined);
}

/** Hindi is typed with and without the dot below a letter (nukta), and with either nasal sign. */
function phraseKey(phrase: string): string {
  return searchKey(phrase)
    .replace(/\u093c/g, "")
    .replace(/\u0901/g, "\u0902");
}
