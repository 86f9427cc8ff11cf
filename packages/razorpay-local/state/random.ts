import { randomInt } from "node:crypto";

/** Random ids and choices; reproducible with a seed. */
export class Random {
  readonly #seed: number | undefined;
  #next: () => number;

  constructor(seed?: number) {
    this.#seed = seed;
    this.#next = sequence(seed ?? 0);
  }

  /** Restarts a seeded sequence. */
  restart(): void {
    this.#next = sequence(this.#seed ?? 0);
  }

  /** A prefix and 14 base62 characters. */
  id(prefix = ""): string {
    let id = prefix;
    for (let i = 0; i < 14; i += 1) id += BASE62[this.#below(62)];
    return id;
  }

  /** A string of digits, for bank reference numbers. */
  digits(length: number): string {
    return Array.from({ length }, () => String(this.#below(10))).join("");
  }

  #below(limit: number): number {
    return this.#seed === undefined ? randomInt(limit) : Math.floor(this.#next() * limit);
  }
}

/** Reproducible numbers from 0 to below 1 for a seed (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
