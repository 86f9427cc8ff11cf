import { createHash } from "node:crypto";
import { scriptHashes, scriptsAfterPaint } from "@/lib/http/documents/scripts";

const QUEUE = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT = 'self.__next_f.push([1,"0:[]"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const inline = (code: string, tag = "<script>") => `${tag}${code}</script>`;
const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("scriptsAfterPaint", () => {
  const html = scriptsAfterPaint(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/>${file("a")}`,
      `<p>Text</p>${inline(CHUNKS, '<script id="_R_">')}${file("m")}`,
    ),
  );

  it("names the files in one script at the end of the head, in their order", () => {
    expect(html).not.toContain("<script src");
    expect(html).not.toContain("<link");
    expect(html).toMatch(
      /\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/m\.js"\].*<\/script><\/head>/,
    );
    expect(html).toContain(CHUNKS);
  });

  it("has its script allowed by the page's policy, beside Next's", () => {
    expect(scriptHashes(html)).toHaveLength(2);
    expect(scriptHashes(html)).toContain(hashOf(CHUNKS));
  });

  it("leaves a page without such files as it is", () => {
    const bare = page("", inline(FLIGHT));
    expect(scriptsAfterPaint(bare)).toBe(bare);
  });
});

describe("scriptHashes", () => {
  it("allows what Next writes, each once", () => {
    const html = page("", [QUEUE, FLIGHT, FLIGHT, CHUNKS].map((code) => inline(code)).join(""));
    expect(scriptHashes(html)).toEqual([QUEUE, FLIGHT, CHUNKS].map(hashOf));
  });

  it.each([
    "alert(1)",
    `${FLIGHT};alert(1)`,
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"]),alert(1,[])',
    `${QUEUE};alert(1)`,
    '{const files=["/_next/static/a.js"];alert(1)}',
  ])("allows no other: %s", (code) => {
    expect(scriptHashes(page("", inline(code)))).toEqual([]);
  });

  it("reads no hash from data", () => {
    expect(
      scriptHashes(page(inline('{"@type":"Thing"}', '<script type="application/ld+json">'), "")),
    ).toEqual([]);
  });

  it("allows no loader of foreign files", () => {
    const ours = scriptsAfterPaint(page(file("a"), ""));
    expect(scriptHashes(ours)).toHaveLength(1);
    expect(scriptHashes(ours.replace("/_next/static/", "//evil.example/"))).toEqual([]);
  });
});
