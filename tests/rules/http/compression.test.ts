import { brotliDecompressSync } from "node:zlib";
import { encoded, prefersBrotli } from "@/lib/http/compression";

it.each([
  [null, false],
  ["", false],
  ["gzip, deflate", false],
  ["gzip, deflate, br", true],
  ["gzip, deflate, br, zstd", true],
  ["BR", true],
  ["br;q=0", false],
  ["br;q=0.5, gzip;q=0.8", false],
  ["br;q=0.8,gzip;q=0.8", true],
  ["br ; q=1.0", true],
  ["br;q=x", false],
  ["*", false],
  ["bread, gzip", false],
])("chooses Brotli for accept-encoding %p: %p", (acceptEncoding, isBrotli) => {
  expect(prefersBrotli(acceptEncoding)).toBe(isBrotli);
});

describe("a response body", () => {
  const body = new TextEncoder().encode(JSON.stringify({ products: Array(500).fill("7.4 kW AC") }));
  const sent = async (method: string, bytes: Uint8Array<ArrayBuffer>) => {
    const headers = new Headers({ "accept-encoding": "gzip, deflate, br" });
    const headersSet: string[] = [];
    const setHeader = (name: string, value: string) => void headersSet.push(`${name}: ${value}`);
    return { headersSet, bytes: await encoded({ method, headers }, bytes, setHeader) };
  };

  it("is sent in Brotli with its content-encoding", async () => {
    const { headersSet, bytes } = await sent("GET", body);
    expect(headersSet).toEqual(["content-encoding: br"]);
    expect(bytes.byteLength).toBeLessThan(body.byteLength / 10);
    expect(brotliDecompressSync(bytes).equals(body)).toBe(true);
  });

  it.each([
    ["to a HEAD", "HEAD", body],
    ["below 1 KB", "GET", body.slice(0, 1023)],
  ])("is sent unchanged %s", async (_when, method, whole) => {
    expect(await sent(method, whole)).toEqual({ headersSet: [], bytes: whole });
  });
});
