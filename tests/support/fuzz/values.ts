import fc from "fast-check";

const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: [deep(levels - 1)] });

/** Texts with a meaning to a database, a page, a shell, a spreadsheet or JavaScript. */
const WORDS =
  "null undefined NaN -Infinity 1e999 0x10 -0 true [] {} %00 .. ../../etc/passwd =1+1 \\ % _ %%% ' \" ` " +
  "__proto__ constructor 9999-99-99 0000-00-00 10000-01-01 999999999999999999 {{brand}} 👩‍👩‍👧‍👦 हिन्दी \u202e";
const TEXTS = [
  ...WORDS.split(" "),
  ...["", " ", "a\u0000b", "\ud83d", "\r\nx: y", "1 OR 1=1", `'; DROP TABLE "User"; --`],
  ...["<script>alert(1)</script>", "-".repeat(36), "f".repeat(36), "x".repeat(100_000)],
];
const NUMBERS = [0, -1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53 + 1, 10_00_00_00_000];

/** Unexpected values of every JSON type. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  fc.constantFrom<unknown>(null, true, false, [], {}, ["x", "y"], [[]], { $gt: "" }),
  fc.constantFrom<unknown>(deep(3), deep(40), JSON.parse('{"__proto__":{"admin":true}}')),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are not an object of fields; `object` is a valid one. */
export function hostileBodies(object: string): fc.Arbitrary<{ text: string; type?: string }> {
  const doubled = `{"user_id":7,"__proto__":{"kind":"admin"},"constructor":null,${object.slice(1)}`;
  return fc.oneof(
    fc
      .constantFrom("", "[]", "7", "null", '"x"', "{", "{}x", `[${object}]`, object.slice(0, -1))
      .map((text) => ({ text })),
    fc.constantFrom("text/plain", "application/xml", "", "multipart/form-data").map((type) => ({
      text: object,
      type,
    })),
    fc.constantFrom(doubled.replace(/,\}$/, "}"), `\uFEFF${object}`).map((text) => ({ text })),
    fc.constantFrom(400, 50_000).map((depth) => ({
      text: `{"query":${"[".repeat(depth)}${"]".repeat(depth)}}`,
    })),
  );
}

/** Bodies of a form that no browser sends. */
export const hostileForms: fc.Arbitrary<{ text: string; type: string }> = fc
  .constantFrom(
    ...["", "--x", "--x--\r\n", "--x\r\n\r\n--x--", "x", "\r\n--x--\r\n", partOf("")],
    ...[`${partOf('; name="file"')}`, partOf('; name=""; filename=""'), partOf('; filename="a"')],
    ...[`${partOf('; name="file"; filename="a')}`, partOf(`; name="${"n".repeat(10_000)}"`)],
    partOf("; name=\"file\"; filename*=UTF-8''a%ff.png"),
    partOf('; name="file"; filename="a.png"\r\ncontent-transfer-encoding: base64'),
    partOf('; name="file"; filename="a.png"\r\ncontent-type: multipart/mixed; boundary=x'),
    partOf('; name="file"; filename="a.png"').replace("--x--", ""),
    `${partOf('; name="a"').replace("--x--\r\n", "").repeat(2_000)}--x--\r\n`,
  )
  .chain((text) =>
    fc
      .constantFrom("boundary=x", 'boundary="x"', "boundary=", "", `boundary=${"x".repeat(300)}`)
      .map((rule) => ({ text, type: `multipart/form-data; ${rule}` })),
  );

function partOf(disposition: string): string {
  return `--x\r\ncontent-disposition: form-data${disposition}\r\n\r\n1\r\n--x--\r\n`;
}
