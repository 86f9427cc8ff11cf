import type { Product } from "@/lib/catalogue/contract";
import { searchKey } from "@/lib/catalogue/search/search-key";
import type { SearchSynonyms } from "@/lib/content/search-synonyms";

/** What a phrase narrows the range to; nothing at all for the range itself and for words that say nothing. */
export type Meaning = {
  kinds?: readonly Product["kind"][];
  /** Watts, both included. */
  fromW?: number;
  toW?: number;
  /** As the connector stands in the charger's texts, in the form of their keys. */
  plugs?: readonly string[];
};

/** Every phrase that means something, by its key. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

/** @throws Error where a phrase has two meanings. */
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

/** The meaning of a phrase as it was typed, in the plural too. */
export function meaningOf(phrase: string, vocabulary: Vocabulary): Meaning | undefined {
  const key = phraseKey(phrase);
  return [key, key.replace(/s$/, ""), key.replace(/es$/, "")]
    .map((one) => vocabulary.get(one))
    .find((meaning) => meaning !== undefined);
}

/** Hindi is typed with and without the dot below a letter (nukta), and with either sign of a nasal. */
function phraseKey(phrase: string): string {
  return searchKey(phrase)
    .replace(/\u093c/g, "")
    .replace(/\u0901/g, "\u0902");
}
