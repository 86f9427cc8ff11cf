import fc from "fast-check";
import sharp from "sharp";
import { plainPng, pngHead } from "@/tests/support/files/bombs";
import type { World } from "@/tests/support/fuzz/world";

type Parts = Pick<World, "picture" | "table">;
type Bytes = string | Uint8Array;

/** Contents of files, from valid to only declared so. */
const CONTENTS = {
  picture: ({ picture }: Parts): Bytes => picture,
  table: ({ table }) => table,
  nonsense: () => "nonsense \u0000",
  nothing: () => "",
  "a head of 60,000 × 60,000 pixels": () => pngHead({ width: 60_000, height: 60_000 }),
  "half a picture": ({ picture }) => picture.subarray(0, picture.length / 2),
  "a picture with a page behind it": ({ picture }) => Buffer.concat([picture, Buffer.from(PAGE)]),
  "an interlaced picture of 16 bits": () =>
    plainPng({ width: 40, height: 30, bits: 16, progressive: true }),
  "a long line of pixels": () => plainPng({ width: 20_000, height: 1 }),
  "one pixel": () => plainPng({ width: 1, height: 1 }),
  "no pixel": () => plainPng({ width: 0, height: 0 }),
  "a moving GIF": () => moving("gif"),
  "a moving WebP": () => moving("webp"),
  "a drawing": () => DRAWING,
  "a page": () => PAGE,
  "the first bytes of a JPEG": () => Buffer.from("ffd8ffe0", "hex"),
  "the first bytes of a WebP": () => "RIFF\u0010\0\0\0WEBPVP8 ",
  "the first bytes of an AVIF": () => "\0\0\0\u0018ftypavif\0\0\0\0",
  "a table with null characters": ({ table }) => table.replaceAll(",", "\0,"),
  "a table in UTF-16": ({ table }) => Buffer.from(`\ufeff${table}`, "utf16le"),
  "a table in Windows-1252": ({ table }) => Buffer.from(`${table}\xe9`, "latin1"),
  "a table that names its separator": ({ table }) => `sep=;\r\n${table.replaceAll(",", ";")}`,
  "a table that names no separator": ({ table }) => `sep=\r\n${table}`,
  "a table that opens a quotation": ({ table }) => `${table}"`,
  "a workbook": () => "PK\u0003\u0004",
} as const satisfies Record<string, (parts: Parts) => Bytes | Promise<Bytes>>;

export type Content = keyof typeof CONTENTS;

const NAMES = [
  ...["../../x.png", "..\\..\\x.png", "/etc/passwd", ".htaccess", "CON", "a\u0007b.png", ""],
  ...["चित्र.jpg", "\u202egnp.exe", "a\r\nx: y.png", 'a"; name="product_data', "<b>.html"],
  ...["x.svg", "x.csv", "x.jpg", `${"x".repeat(300)}.png`, "x%00.png", "👩‍👩‍👧‍👦.png"],
];
const TYPES = [
  ...["application/octet-stream", "image/png", "image/jpeg", "image/svg+xml", "text/html"],
  ...["text/csv", "multipart/form-data; boundary=x", "x", ""],
];

/** A form's file by its content; created when sent, so that a failing case is readable. */
export class FileOf {
  constructor(
    readonly content: Content,
    readonly name = "x.bin",
    readonly type = "application/octet-stream",
  ) {}
}

const contents = Object.keys(CONTENTS) as Content[];

/** Contents accepted as a picture or as products; all others are refused. */
const PHOTOS: readonly Content[] = [
  ...(["picture", "a picture with a page behind it", "an interlaced picture of 16 bits"] as const),
  ...(["one pixel", "a moving WebP"] as const),
];
const TABLES: readonly Content[] = ["table", "a table that names its separator"];

/** Whether a file field's value may be accepted. */
export function isUsable(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.every((one) => isUsable(one, path));
  if (!(value instanceof FileOf)) return true;
  // A browser sends this for a field in which no file was chosen.
  if (value.content === "nothing" && value.name === "") return true;
  // A portal's answer names documents of ours, and none of these does.
  if (path.endsWith("/answers")) return false;
  return (path.endsWith("/import") ? TABLES : PHOTOS).includes(value.content);
}

/** Files of every content with any name and type. */
export const aFile: fc.Arbitrary<FileOf> = fc
  .tuple(fc.constantFrom(...contents), fc.constantFrom(...NAMES), fc.constantFrom(...TYPES))
  .map(([content, name, type]) => new FileOf(content, name, type));

/** Values of a form in place of a text or a file. */
export const hostileFiles: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: aFile },
  fc.array(aFile, { minLength: 2, maxLength: 3 }),
  fc.tuple(aFile, fc.constant("a text beside it")),
  fc.constant(Array(13).fill(new FileOf("nothing"))),
);

/** The file itself. */
export async function fileOf({ content, name, type }: FileOf, parts: Parts): Promise<File> {
  const bytes = await CONTENTS[content](parts);
  return new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });
}

const PAGE = "<!doctype html><script>alert(1)</script>";
const DRAWING =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Two frames. */
function moving(format: "gif" | "webp"): Promise<Buffer> {
  const frames = [8, 9].map((width) => plainPng({ width, height: width }));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
