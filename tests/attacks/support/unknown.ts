import { randomUUID } from "node:crypto";

/** A word that names nothing in the shop. */
export const word = () => `x${randomUUID().slice(0, 13)}`;

/** Unknown addresses in every shape that the shop uses. */
export const SHAPES: [shape: string, make: () => string][] = [
  ["a charger", () => `/products/${word()}`],
  ["a charger with an impossible name", () => `/products/${word()}+Not%20A+Slug!`],
  ["a charger in capitals", () => `/products/${word().toUpperCase()}`],
  ["a charger by its id", () => `/products/${randomUUID()}`],
  ["a view of the catalogue", () => `/products/${word()}/${word()}`],
  ["a type of charger", () => `/products/type/${word()}`],
  ["a charger's card", () => `/social/products/${word()}.jpg`],
  ["a card", () => `/social/${word()}.jpg`],
  ["a card further down", () => `/social/news/${word()}.jpg`],
  ["an article", () => `/news/${word()}`],
  ["a solution", () => `/solutions/${word()}`],
  ["a page", () => `/${word()}`],
  ["a page further down", () => `/${word()}/${word()}`],
  ["a broken sign", () => `/products/${word()}%E0%A4%A`],
  ["a resized picture", () => `/_next/image?url=%2Fmedia%2F${word()}.webp&w=640&q=75`],
];

/** Requests `count` of them, a few at a time; `ask` makes each request. */
export async function askMany(make: () => string, count: number, ask: (path: string) => unknown) {
  let left = count;
  const one = async () => {
    while (left-- > 0) await ask(make());
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
