import { readSheet } from "@/lib/catalogue/csv/read";

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
  ["no line end at the end", 'name,price\nAC03W,"42,999"'],
  ["columns without name and content", 'name,price,,\nAC03W,"42,999",,'],
])("reads a file with %s", (_what, text) => {
  expect(cells(text)).toEqual([[2, { name: "AC03W", price: "42,999" }]]);
});

it("counts rows as the spreadsheet does: empty ones count, a line break in a cell does not", () => {
  expect(cells('name,description\nA,"one\ntwo"\n\n,\nB,x\n')).toEqual([
    [2, { name: "A", description: "one\ntwo" }],
    [5, { name: "B", description: "x" }],
  ]);
});

it("names of two words are read however they are joined", () => {
  expect(cells("Product Color,rated-power-kw\nGraphite,7.4\n")).toEqual([
    [2, { product_color: "Graphite", rated_power_kw: "7.4" }],
  ]);
});

it("a row with fewer cells than the header has empty ones at its end", () => {
  expect(cells("name,model,price\nA\n")).toEqual([[2, { name: "A", model: "", price: "" }]]);
});

it("takes back the apostrophe that keeps a formula from running", () => {
  expect(cells("name,model\n'=SUM(A1),''-x\n")).toEqual([[2, { name: "=SUM(A1)", model: "'-x" }]]);
});

it.each<[string, string, object]>([
  ["an unknown column", "name,colour\nA,red", { row: 1, column: "colour" }],
  ["a column that stands twice", "name,Name\nA,B", { row: 1, column: "name" }],
  ["a column without a name", "name,\nA,B", { row: 1, column: "" }],
  ["more cells than the header has", "name,price\nA,42,999", { row: 2, column: "" }],
])("names %s", (_what, text, fault) => {
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
  ["a quotation mark that never closes", utf8('name\nA\n"B\nC'), /opens in row 3 is never closed/],
  ["5,001 rows", utf8(`name\n${"A\n".repeat(5_001)}`), /5,001 rows, at most 5,000/],
  ["too many columns", utf8(`${"name,".repeat(300)}\nA`), /too many columns/],
])("says in words what is wrong with a file of %s", (_what, bytes, words) => {
  expect(readSheet(bytes)).toEqual({ problem: expect.stringMatching(words) });
});

it("5,000 rows are read", () => {
  expect(read(`name\n${"A\n".repeat(5_000)}`)).toMatchObject({ faults: [] });
});
