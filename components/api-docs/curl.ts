import type { Content, Operation, Schema } from "@/lib/api-docs/document";

type Request = { method: string; url: string; operation: Operation };

/** The example of a call as a multi-line curl command; keys and tokens are shell variables. */
export function curlOf({ method, url, operation }: Request): string {
  const { security, parameters, requestBody } = operation;
  const [ways = {}] = security;
  const isOnce = parameters.some(({ name }) => name === "Idempotency-Key");
  const address = quoted(addressOf(url, parameters));
  return [
    method === "get" ? `curl ${address}` : `curl -X ${method.toUpperCase()} ${address}`,
    "apiKey" in ways && '-H "x-api-key: $API_KEY"',
    "bearer" in ways && '-H "authorization: Bearer $TOKEN"',
    isOnce && '-H "idempotency-key: $(uuidgen)"',
    ...bodyLines(requestBody?.content ?? {}),
  ]
    .filter((line) => typeof line === "string")
    .join(" \\\n  ");
}

/** The URL with the example values of its query parameters. */
function addressOf(url: string, parameters: Operation["parameters"]): string {
  const query = new URLSearchParams();
  let path = url;
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    const text = String(example);
    if (place === "query") query.set(name, text);
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(text));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function bodyLines(content: Content): string[] {
  const [body] = Object.entries(content);
  if (!body) return [];
  const [type, { schema, example }] = body;
  if (type === "multipart/form-data") return formLines(schema, (example ?? {}) as Values);
  return ['-H "content-type: application/json"', `-d ${quoted(JSON.stringify(example, null, 2))}`];
}

type Values = Record<string, unknown>;

function formLines({ properties = {} }: Schema, example: Values): string[] {
  return Object.entries(example).flatMap(([name, value]) =>
    [value].flat().map((one) => {
      if (isFile(properties[name])) return `-F ${quoted(`${name}=@${one}`)}`;
      const text = typeof one === "string" ? one : JSON.stringify(one, null, 2);
      return `--form-string ${quoted(`${name}=${text}`)}`;
    }),
  );
}

function isFile(schema: unknown): boolean {
  return JSON.stringify(schema ?? null).includes('"format":"binary"');
}

/** Quotes a text for the shell: inside single quotes, only the quote itself needs escaping. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
