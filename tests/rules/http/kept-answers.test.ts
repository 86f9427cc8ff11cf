import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encoded } from "@/lib/http/compression";
import { tagOf } from "@/lib/http/etag";
import { KeptAnswer } from "@/lib/http/views/answer";
import { keptAnswer } from "@/lib/http/views/kept-answers";

let made = 0;
const many = { products: Array.from({ length: 200 }, (_, n) => ({ name: `${n} kW charger` })) };
const make = async () => {
  made += 1;
  return many;
};
const call = "GET /products/all";
let nth = 0;
const another = () => [++nth];

beforeEach(() => {
  made = 0;
});

it("is made once for equal views, also while it is being made, and anew for others", async () => {
  const shows = another();
  const [one, other] = await Promise.all([
    keptAnswer(call, shows, make),
    keptAnswer(call, [...shows], make),
  ]);
  expect(other).toBe(one);
  expect(await keptAnswer(call, shows, make)).toBe(one);
  expect(made).toBe(1);
  await keptAnswer(call, another(), make);
  await keptAnswer("POST /products/search", shows, make);
  expect(made).toBe(3);
});

it("is made again after five minutes, and after it could not be made", async () => {
  const shows = another();
  await expect(keptAnswer(call, shows, () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  await keptAnswer(call, shows, make);
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 300_001);
  await keptAnswer(call, shows, make);
  expect(made).toBe(2);
  jest.restoreAllMocks();
});

it("makes room by what was not asked for longest", async () => {
  const large = async () => ({ text: randomBytes(1_100_000).toString("base64") });
  const shows = Array.from({ length: 3 }, another);
  await keptAnswer(call, shows[0], make);
  for (const one of shows.slice(1)) await keptAnswer(call, one, large);
  await keptAnswer(call, shows[2], make);
  expect(made).toBe(1);
  await keptAnswer(call, shows[0], make);
  expect(made).toBe(2);
});

describe("sent", () => {
  const text = JSON.stringify(many);
  async function sent(accepts: string, method = "GET") {
    const set: string[] = [];
    const request = { method, headers: new Headers({ "accept-encoding": accepts }) };
    const kept = await KeptAnswer.of(many);
    const bytes = await encoded(request, kept, (name, value) => void set.push(`${name}: ${value}`));
    return { set, bytes };
  }

  it.each([
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
  ])("in what %s asks for", async (accepts, encoding, decode) => {
    const { set, bytes } = await sent(accepts);
    expect(set).toEqual([`content-encoding: ${encoding}`]);
    expect(decode(bytes).toString()).toBe(text);
  });

  it.each([
    ["identity", "GET"],
    ["gzip;q=0", "GET"],
    ["gzip, br", "HEAD"],
  ])("as it is for %s of a %s", async (accepts, method) => {
    const { set, bytes } = await sent(accepts, method);
    expect([set, Buffer.from(bytes).toString()]).toEqual([[], text]);
  });

  it("with the tag of what it says, and as it is when it is small", async () => {
    expect((await KeptAnswer.of(many)).tag).toBe(tagOf(Buffer.from(text)));
    const small = await KeptAnswer.of({ products: [] });
    const request = { method: "GET", headers: new Headers({ "accept-encoding": "gzip" }) };
    const bytes = await encoded(request, small, () => {
      throw new Error("is not compressed");
    });
    expect(Buffer.from(bytes).toString()).toBe('{"products":[]}');
    expect(small.wire()).toEqual({ products: [] });
  });
});
