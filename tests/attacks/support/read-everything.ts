import type { Client } from "@/tests/conformance/support/client";

type Parameter = { name: string; in: string; required: boolean; example?: unknown };
type Read = { parameters: Parameter[]; responses: Record<string, { content?: object }> };

/** The ids of one person's data, and words to search for. */
export type Asked = { ids: string[]; words: string[] };

/** The text of every read, by "GET /path". */
export type Answers = Map<string, string>;

/**
 * Makes every documented call that only reads, with each id where a call takes one and each word where it
 * searches; new calls are included automatically.
 */
export async function readEverything(client: Client, asked: Asked): Promise<Answers> {
  const { body } = await client.send("GET", "/api/openapi.json");
  const paths = Object.entries(body.paths as Record<string, { get?: Read }>);
  const addresses = paths.flatMap(([path, { get }]) =>
    get && !isEndless(get) ? addressesOf(path, get.parameters, asked) : [],
  );
  const answers: Answers = new Map();
  for (const address of addresses) {
    const answer = await client.send("GET", `/api${address}`);
    if (answer.status === 200) answers.set(`GET ${address}`, JSON.stringify(answer.body));
  }
  return answers;
}

/** Where each word occurs in the answers, as call and name of the word. */
export function findWords(answers: Answers, words: Record<string, string>): string[] {
  return [...answers].flatMap(([call, text]) =>
    Object.entries(words)
      .filter(([, word]) => text.toLowerCase().includes(word.toLowerCase()))
      .map(([name]) => `${call}: ${name}`),
  );
}

const isEndless = ({ responses }: Read) =>
  "application/x-ndjson" in (responses["200"]?.content ?? {});

function addressesOf(path: string, parameters: Parameter[], { ids, words }: Asked): string[] {
  const places = parameters.filter((one) => one.in === "path");
  const isOf = ({ name }: Parameter) => /id$/.test(name);
  const fixed = places
    .filter((one) => !isOf(one))
    .reduce((all, { name, example }) => all.replace(`{${name}}`, String(example)), path);
  const plain = /\{/.test(fixed) ? ids.map((id) => fixed.replace(/\{\w+\}/, id)) : [fixed];
  const queries = parameters.filter((one) => one.in === "query");
  const by = queries.flatMap(({ name }) => {
    if (name === "query") return words.map((word) => [name, word] as const);
    return /^(\w+_id|subject)$/.test(name) ? ids.map((id) => [name, id] as const) : [];
  });
  const asked = by.map(([name, value]) => `?${new URLSearchParams({ [name]: value })}`);
  return plain.flatMap((one) => ["", ...asked].map((query) => `${one}${query}`));
}
