import { DEMO_API_KEY } from "@/lib/demo";
import type { Shop } from "@/workshop/bench/commands/listing";

export type Ask = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** What is asked of a shop for the nth time. */
export type Line = {
  name: string;
  ask: (shop: Shop, turn: number) => Ask;
  /** No goal: what it costs when nobody has asked for the same before. */
  isNew?: true;
};

/** Twelve products an answer, so that those of the small shop are as long. */
const LIST = "/api/products/all?limit=12";

export const LINES: Line[] = [
  { name: "list, first page", ask: () => program("GET", LIST) },
  {
    name: "list, after the middle",
    ask: ({ middle }) => program("GET", `${LIST}&after=${middle}`),
  },
  {
    name: "list, before the middle",
    ask: ({ middle }) => program("GET", `${LIST}&before=${middle}`),
  },
  { name: "search, a word", ask: () => search("wall") },
  { name: "search, several words", ask: () => search("portable 7.4 kw type 2") },
  { name: "search, 22kw", ask: () => search("22kw") },
  { name: "search, nothing found", ask: () => search("hydrogen") },
  { name: "search, each another", ask: (_shop, turn) => search(anotherQuestion(turn)) },
  { name: "/products", ask: () => page("/products") },
  { name: "/products, filtered", ask: () => page("/products?kind=wall&power=7") },
  { name: "/products, sorted", ask: () => page("/products?sort=origin") },
  { name: "/products/after", ask: ({ middle }) => page(`/products/after/${middle}`) },
  { name: "/search, a word", ask: () => searchPage("wall") },
  { name: "/search, several words", ask: () => searchPage("portable 7.4 kw type 2") },
  { name: "/search, 22kw", ask: () => searchPage("22kw") },
  { name: "/search, nothing found", ask: () => searchPage("hydrogen") },
  {
    name: "/search, each another",
    ask: (_shop, turn) => searchPage(anotherQuestion(turn)),
    isNew: true,
  },
];

function program(method: Ask["method"], path: string, body?: object): Ask {
  const headers = {
    "x-api-key": DEMO_API_KEY,
    "accept-encoding": "gzip",
    "content-type": "application/json",
  };
  return { method, path, headers, body: body && JSON.stringify(body) };
}

const search = (query: string) => program("POST", "/api/products/search", { query, limit: "1-12" });

function page(path: string): Ask {
  return { method: "GET", path, headers: { "accept-encoding": "gzip" } };
}

const searchPage = (query: string) => page(`/search?${new URLSearchParams({ q: query })}`);

const SERIES = [
  ...["kaveri", "narmada", "godavari", "krishna", "yamuna", "tapti", "mahanadi", "beas", "chenab"],
  ...["jhelum", "ravi", "sutlej", "teesta", "betwa", "chambal", "sone", "gandak", "kosi", "penna"],
];
const POWERS = [
  "3.3 kw",
  "3.7 kw",
  "7.4 kw",
  "22 kw",
  "30 kw",
  "60 kw",
  "150 kw",
  "type 2",
  "ccs2",
];
const COLOURS = ["graphite", "pearl white", "slate", "sand", "sky blue", "moss green"];
const LINKS = ["wifi", "bluetooth", "4g", "without a network"];

/** Four thousand questions of words that occur, each of which finds chargers or does not. */
function anotherQuestion(turn: number): string {
  let left = turn;
  const of = (words: readonly string[]) => {
    const word = words[left % words.length];
    left = Math.floor(left / words.length);
    return word;
  };
  return [of(SERIES), of(POWERS), of(COLOURS), of(LINKS)].join(" ");
}
