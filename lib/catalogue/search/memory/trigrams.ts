/** Slots of a block: as many as bits of a number. */
export const BLOCK = 32;

/**
 * The trigrams of the texts in each block of slots, as a Bloom filter of 4,096 bits: what occurs nowhere in a block need
 * not be looked for in it. Bits are only added.
 */
export type Trigrams = { count: number; letters: Uint32Array };

const NUMBERS = 128;
/** Room for new chargers. */
const spare = (count: number) => count + (count >>> 3) + 8;

/** Adds the trigrams of a text; returns whether there are more blocks than before. */
export function addTrigrams(blocks: Trigrams, slot: number, text: string): boolean {
  const block = Math.floor(slot / BLOCK);
  const isMore = block >= blocks.count;
  if (isMore) {
    blocks.count = spare(block + 1);
    const { letters } = blocks;
    blocks.letters = new Uint32Array(blocks.count * NUMBERS);
    blocks.letters.set(letters);
  }
  for (const hash of hashesOf(text)) {
    const at = block * NUMBERS + (hash >>> 5);
    blocks.letters[at] = (blocks.letters[at] ?? 0) | (1 << (hash & 31));
  }
  return isMore;
}

/** The blocks whose texts may contain a text; all for less than three letters. */
export function blocksWith({ count, letters }: Trigrams, text: string): number[] {
  const hashes = hashesOf(text);
  const found: number[] = [];
  for (let block = 0; block < count; block += 1) {
    let isPossible = 1;
    for (let at = 0; at < hashes.length && isPossible; at += 1) {
      const hash = hashes[at] ?? 0;
      isPossible = ((letters[block * NUMBERS + (hash >>> 5)] ?? 0) >>> (hash & 31)) & 1;
    }
    if (isPossible) found.push(block);
  }
  return found;
}

function hashesOf(text: string): number[] {
  const hashes: number[] = [];
  for (let at = 0; at + 2 < text.length; at += 1) {
    const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    hashes.push(Math.imul((a * 33 + b) * 33 + c, 0x9e3779b1) >>> 20);
  }
  return hashes;
}
