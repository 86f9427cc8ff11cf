import { inflateSync } from "node:zlib";

/** What a document made by pdfkit says, in the order in which it is drawn: each text on a line. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const letters = lettersByFont(objects);
  const pages = [...objects.values()].filter(({ text }) => / Tf\n/.test(text));
  return pages.map(({ text }) => drawnIn(text, letters)).join("\n");
}

/** The tags of the document's structure, in the order of the file: "H1", "TR". */
export function pdfTags(pdf: Buffer): string[] {
  const heads = [...objectsOf(pdf).values()].map(({ head }) => head);
  return heads.flatMap((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? []);
}

type PdfObject = { head: string; text: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", stream] = body.split(/\nstream\r?\n/);
    objects.set(id, { head, text: stream ? inflated(head, stream) : "" });
  }
  return objects;
}

function inflated(head: string, stream: string): string {
  // pdfkit ends a stream by "\n": a "\r" before it is the stream's own last byte.
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ""), "latin1");
  return head.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : "";
}

type Letters = Map<string, string[]>;

function lettersByFont(objects: Map<string, PdfObject>): Letters {
  const letters: Letters = new Map();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "") ?? [];
      letters.set(name, lettersOf(objects.get(map)?.text ?? ""));
    }
  }
  return letters;
}

function lettersOf(map: string): string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}

function drawnIn(content: string, letters: Letters): string {
  let font: string[] = [];
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    const codes = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/gi)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    if (shown) lines.push(codes.map((code) => font[Number.parseInt(code, 16)] ?? "�").join(""));
  }
  return lines.join("\n");
}
