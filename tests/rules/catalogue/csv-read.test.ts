import fc from "fast-check";
import { readSheet } from "@/lib/catalogue/csv/read/read";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readSheet(utf8(text));
const cells = (text: string) => {
  const sheet = read(text);
  if ("problem" in sheet) throw new Error(sheet.problem);
  return sheet.rows.map(({ row, cells }) => [row, Object.fromEntries(cells)]);
};

it.each([
  ["commas", 'name,price\nAC03W,"42,999"\n'],
  ["semicolons", "name;price\nAC03W;42,999\n"],
  ["tabs", "name\tprice\nAC03W\t42,999\n"],
  ["a byte order mark", '\uFEFFname,price\nAC03W,"42,999"\n'],
  ["Windows line ends", 'name,price\r\nAC03W,"42,999"\r\n'],
  ["another order and case", 'PRICE , Name\n"42,999",AC03W'],
  ["old Mac line ends", 'name,price\rAC03W,"42,999"\r'],
  ["a Windows line ending in the header and Linux ones in rows", 'name,price\r\nAC03W,"42,999"\n'],
  ["a Linux line ending in the header and Windows ones in rows", 'name,price\nAC03W,"42,999"\r\n'],
  ["no final line ending", 'name,price\nAC03W,"42,999"'],
  ["columns without name and content", 'name,price,,\nAC03W,"42,999",,'],
])("reads a file with %s", (_what, text) => {
  expect(cells(text)).toEqual([[2, { name: "AC03W", price: "42,999" }]]);
});

it("counts rows as a spreadsheet does: empty rows count, line breaks in a cell do not", () => {
  expect(cells('name,description\nA,"one\ntwo"\n\n,\nB,x\n')).toEqual([
    [2, { name: "A", description: "one\ntwo" }],
    [5, { name: "B", description: "x" }],
  ]);
});

it("reads two-word column names with any separator", () => {
  expect(cells("Product Color,rated-power-kw\nGraphite,7.4\n")).toEqual([
    [2, { product_color: "Graphite", rated_power_kw: "7.4" }],
  ]);
});

it("fills a short row with empty cells", () => {
  expect(cells("name,model,price\nA\n")).toEqual([[2, { name: "A", model: "", price: "" }]]);
});

it("removes the apostrophe that guards a formula", () => {
  expect(cells("name,model\n'=SUM(A1),''-x\n")).toEqual([[2, { name: "=SUM(A1)", model: "'-x" }]]);
});

it.each<[string, string, object]>([
  ["an unknown column", "name,colour\nA,red", { row: 1, column: "colour" }],
  ["a repeated column", "name,Name\nA,B", { row: 1, column: "name" }],
  ["a column without a name", "name,\nA,B", { row: 1, column: "" }],
  ["more cells than the header has", "name,price\nA,42,999", { row: 2, column: "" }],
])("reports %s", (_what, text, fault) => {
  expect(read(text)).toMatchObject({ faults: [fault] });
});

const utf16 = Buffer.from("\uFEFFname,price\nA,1", "utf16le");
it.each<[string, Uint8Array, RegExp]>([
  ["UTF-16", utf16, /UTF-16.*CSV UTF-8/],
  ["UTF-16 without its mark", utf16.subarray(2), /UTF-16/],
  ["Windows-1252", Buffer.from("name\nPr\xe9mium", "latin1"), /not encoded in UTF-8.*CSV UTF-8/],
  ["a workbook", Buffer.from("PK\x03\x04workbook"), /workbook/],
  ["no product", utf8("name,price\n\n,\n"), /no products/],
  ["an empty first row", utf8("\nname,price\nA,1"), /Row 1 is empty/],
  ["spaces alone", utf8("  \n "), /Row 1 is empty/],
  ["an unclosed quotation mark", utf8('name\nA\n"B\nC'), /opens in row 3 is never closed/],
  ["5,001 rows", utf8(`name\n${"A\n".repeat(5_001)}`), /5,001 rows, at most 5,000/],
  ["too many columns", utf8(`${"name,".repeat(300)}\nA`), /too many columns/],
])("explains why it refuses a file of %s", (_what, bytes, words) => {
  expect(readSheet(bytes)).toEqual({ problem: expect.stringMatching(words) });
});

it("reads 5,000 rows", () => {
  expect(read(`name\n${"A\n".repeat(5_000)}`)).toMatchObject({ faults: [] });
});

it.each([
  ["sep=;\r\nname;price\r\nAC03W;42,999\r\n"],
  ['\uFEFF"sep=,"\nname,price\nAC03W,"42,999"\n'],
  ["SEP=|\rname|price\rAC03W|42,999"],
])("uses the separator of Excel's first line and keeps the row numbers: %j", (text) => {
  expect(cells(text)).toEqual([[3, { name: "AC03W", price: "42,999" }]]);
});

const SIGNS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

it.each([...SIGNS, "\t", "€", "😀", "चा"])(
  "reads a file with sep=%s or refuses it with a message",
  (sign) => {
    const read = readSheet(utf8(`sep=${sign}\nname${sign}price\nAC-03W${sign}42999\n`));
    if ("problem" in read) expect(read.problem).toMatch(/^Row 1 names a separator/);
    else if (read.faults.length === 0)
      expect([...(read.rows[0]?.cells ?? [])]).toEqual([
        ["name", "AC-03W"],
        ["price", "42999"],
      ]);
  },
);

it("counts the separator line in its row numbers", () => {
  expect(read('sep=;\nname;nonsense\nAC03W;1\nB;"x" y\n')).toMatchObject({
    faults: [{ row: 2, column: "nonsense" }, { row: 4 }],
  });
  expect(readSheet(utf8('sep=;\nname\nA\n"B'))).toEqual({
    problem: "A quotation mark that opens in row 4 is never closed.",
  });
});

it("reads a quotation mark inside a text as plain text", () => {
  expect(cells('name,model,summary\n10" tape,"a ""b"" c","""x"" y"\n')).toEqual([
    [2, { name: '10" tape', model: 'a "b" c', summary: '"x" y' }],
  ]);
});

it.each([
  ["ends before its cell does", 'name,model\n"x" y,A\nB,C\n'],
  ["begins after a space", 'name,model\nA, "x, y"\nB,C\n'],
  [
    "ends before its cell does, after a cell with a stray mark",
    'name,model\n10" tape,"x" y\nB,C\n',
  ],
])("reports the row of a quoted text that %s and reads the others", (_what, text) => {
  const sheet = read(text);
  expect(sheet).toMatchObject({ faults: [{ row: 2 }], rows: [{ row: 3 }] });
});

it("reads any mixture of line endings and quotation marks", () => {
  const cell = fc.stringMatching(/^[a-z0-9 ",;\n€é"]*$/).map((text) => text.trim());
  const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
  const row = fc.tuple(cell, cell, lineEnd);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), lineEnd, (rows, first) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = rows.map(([name, model, end]) => `${quote(`n${name}`)},${quote(model)}${end}`);
      expect(cells(`name,model${first}${lines.join("")}`)).toEqual(
        rows.map(([name, model], index) => [index + 2, { name: `n${name}`, model }]),
      );
    }),
  );
});
