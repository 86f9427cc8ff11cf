import { execFileSync } from "node:child_process";
import { curlOf } from "@/components/api-docs/curl";
import type { Operation } from "@/lib/api-docs/document";

const url = "https://shop.example/api/orders/{id}";

function operation(changes: Partial<Operation>): Operation {
  return {
    ...{ operationId: "x", summary: "X", description: "X.", tags: ["Orders"] },
    ...{ security: [{}], parameters: [], responses: {} },
    ...changes,
  };
}

/** Splits a line into words as a shell does; curl itself is not run. */
function wordsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nAPI_KEY=k TOKEN=t\nuuidgen() { echo u; }\n${line}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}

it("puts path and query into the URL", () => {
  const schema = { type: "string" } as const;
  const line = curlOf({
    method: "get",
    url,
    operation: operation({
      parameters: [
        { name: "id", in: "path", required: true, schema, example: "a b" },
        { name: "query", in: "query", required: false, schema, example: "wall & 7.4" },
        { name: "after", in: "query", required: false, schema },
      ],
    }),
  });
  expect(wordsOf(line)).toEqual(["https://shop.example/api/orders/a%20b?query=wall+%26+7.4"]);
});

it("quotes key, token, idempotency key and body for the shell", () => {
  const example = { reason: "The customer's wish" };
  const line = curlOf({
    method: "post",
    url: "https://shop.example/api/x",
    operation: operation({
      security: [{ apiKey: [], bearer: [] }, { adminCookie: [] }],
      parameters: [
        { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
      ],
      requestBody: { required: true, content: { "application/json": { schema: {}, example } } },
    }),
  });
  const words = wordsOf(line);
  expect(words.filter((_, at) => words[at - 1] === "-H")).toEqual([
    "x-api-key: k",
    "authorization: Bearer t",
    "idempotency-key: u",
    "content-type: application/json",
  ]);
  expect(JSON.parse(words.at(-1) ?? "")).toEqual(example);
});

it("sends a form's files as files and its other fields as text", () => {
  const line = curlOf({
    method: "put",
    url: "https://shop.example/api/x",
    operation: operation({
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              properties: {
                images: { type: "array", items: { type: "string", format: "binary" } },
              },
            },
            example: { images: ["a.jpg", "b.jpg"], data: { name: "AC03W" }, note: "x;type=y" },
          },
        },
      },
    }),
  });
  expect(wordsOf(line).slice(3)).toEqual([
    ...["-F", "images=@a.jpg", "-F", "images=@b.jpg"],
    ...["--form-string", 'data={\n  "name": "AC03W"\n}', "--form-string", "note=x;type=y"],
  ]);
});
