import { gzipSync } from "node:zlib";
import { searchProducts } from "@/lib/catalogue/contract";
import { type EveryDoor, everyDoor } from "@/tests/support/calls/edges";

let doors: EveryDoor;

beforeAll(async () => {
  doors = await everyDoor();
});

const MB = 1024 * 1024;
const JSON_TYPE = "application/json";
const words = '{"query":"₹ kW"}';
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const find = (body: BodyInit, headers: Record<string, string>) =>
  doors.ask(searchProducts, { headers, body });

/** A body without a length, in chunks of 64 KB. */
function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 64 * 1024)).fill(0x20));
      left -= 64 * 1024;
    },
  });
}

it.each<[what: string, status: number, type: string, body: () => BodyInit]>([
  ["no content type", 415, "", () => latin1(words)],
  ["a text", 415, "text/plain", () => words],
  ["a form", 415, "application/x-www-form-urlencoded", () => "query=kW"],
  ["a type similar to JSON", 415, "application/jsonl", () => words],
  ["another charset", 415, "application/json; charset=utf-16", () => words],
  ["invalid UTF-8", 400, JSON_TYPE, () => latin1('{"query":"Zubeïda"}')],
  ["half a body", 400, JSON_TYPE, () => '{"query":'],
  ["only white space", 400, JSON_TYPE, () => "  "],
  ["a list", 400, JSON_TYPE, () => "[]"],
  ["a null character", 400, JSON_TYPE, () => '{"query":"a\\u0000"}'],
  ["a long body with its length", 413, JSON_TYPE, () => " ".repeat(MB + 1)],
  ["a long body in chunks", 413, JSON_TYPE, () => chunked(MB + 1)],
])("refuses %s with %i", async (_what, status, type, body) => {
  const answer = await find(body(), type === "" ? {} : { "content-type": type });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe(JSON_TYPE);
  expect(await answer.json()).toMatchObject({ message: expect.any(String) });
});

it("refuses a compressed body, whose size is unknown", async () => {
  const headers = { "content-type": JSON_TYPE, "content-encoding": "gzip" };
  expect((await find(gzipSync(words), headers)).status).toBe(415);
});

it("stops reading an endless body", async () => {
  expect(
    (await find(chunked(Number.POSITIVE_INFINITY), { "content-type": JSON_TYPE })).status,
  ).toBe(413);
});

it.each([
  ["application/json"],
  ["application/json; charset=utf-8"],
  ["application/json;charset=UTF-8"],
  ['Application/JSON; charset="utf-8"'],
  ["application/json; charset=utf8; q=1"],
])("accepts the content type %s", async (type) => {
  expect((await find(words, { "content-type": type })).status).toBe(200);
});

it.each([
  ["a byte order mark", `\uFEFF${words}`],
  ["white space around", `\r\n ${words}\t\n`],
  ["the last of two equal names", '{"query":7,"query":"AC"}'],
  ["names of the language itself", '{"__proto__":{"limit":"x"},"constructor":1,"query":"AC"}'],
  ["unknown fields", '{"query":"AC","colour":"green","toString":{}}'],
  ["exactly 1 MB", words.padEnd(MB - 2)],
])("accepts %s", async (_what, body) => {
  expect((await find(body, { "content-type": JSON_TYPE })).status).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
