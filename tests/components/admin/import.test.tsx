import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductImport } from "@/components/admin/import/product-import";
import type { ImportResult } from "@/lib/catalogue/csv/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { readBytes, stubUploads } from "@/tests/support/components/upload-stub";

const CALL = "POST /api/admin/products/import";

const report = (changes: Partial<ImportResult> = {}): Answer => ({
  body: {
    message: "1 product to add, 1 product to change.",
    done: false,
    rows: 3,
    added: [{ row: 2, name: "DC04W", model: "DC04", slug: "dc04w", id: null }],
    changed: [
      {
        row: 3,
        id: "7",
        name: "AC03W",
        cells: [{ column: "price", before: "42999.00", after: "45000.00" }],
      },
    ],
    same: 1,
    faults: [],
    warnings: [],
    fingerprint: "print",
    ...changes,
  },
});
const FAULT = { row: 4, column: "price", value: "free", message: "Enter the price in rupees." };
const faulty = report({
  message: "1 fault in 1 row. Nothing is imported until they are corrected.",
  faults: [FAULT],
  fingerprint: null,
});

const field = () => screen.getByLabelText(/Choose/);
const aFile = (text = "name,price\nA,1", name = "chargers.csv") =>
  new File([text], name, { type: "text/csv" });
const choose = (file = aFile()) => userEvent.upload(field(), file, { applyAccept: false });
const importButton = () => screen.findByRole("button", { name: "Import 2 products" });
const open = (answers: Answer | Answer[]) => {
  const sent = stubFetch({ [CALL]: answers });
  render(<ProductImport />);
  return sent;
};

beforeEach(stubUploads);

it("checks a chosen file at once and imports what was checked", async () => {
  const done = report({ done: true, message: "1 product added, 1 product changed." });
  const sent = open([report(), done]);
  await choose();
  await userEvent.click(await importButton());
  const heading = await screen.findByRole("heading", {
    name: /1 product added, 1 product changed/,
  });
  expect(heading).toHaveFocus();
  expect(sent.map(({ body }) => [body.dry_run, body.fingerprint])).toEqual([
    ["true", undefined],
    ["false", "print"],
  ]);
  const bytes = await readBytes(sent[1]?.body.file as File);
  expect(Buffer.from(bytes).toString()).toBe("name,price\nA,1");
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Manage Products" })).toHaveAttribute(
    "href",
    "/manage/products",
  );
  expect(screen.getByRole("link", { name: "AC03W" })).toHaveAttribute(
    "href",
    "/admin/product/view/7",
  );
});

it("shows old and new values of each change", async () => {
  open(report());
  await choose();
  await userEvent.click(await screen.findByText("1 product to change"));
  const table = within(screen.getByRole("region", { name: "Changed products" }));
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    ...["3", "AC03W", "price", "42999.00", "45000.00"],
  ]);
});

it("lists faults by row and column and blocks the import", async () => {
  open(faulty);
  await choose();
  const faults = within(await screen.findByRole("region", { name: "Faults" }));
  expect(faults.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    ...["4", "price", "free", "Enter the price in rupees."],
  ]);
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});

it("replaces the faults when a corrected file of the same name is chosen", async () => {
  open([faulty, report()]);
  await choose();
  await screen.findByRole("region", { name: "Faults" });
  await choose();
  await importButton();
  expect(screen.queryByRole("region", { name: "Faults" })).toBeNull();
});

it("shows a hundred faults, and more on request", async () => {
  const faults = Array.from({ length: 250 }, (_, row) => ({ ...FAULT, row: row + 2 }));
  open(report({ faults, fingerprint: null }));
  await choose();
  const table = await screen.findByRole("region", { name: "Faults" });
  const rows = () => within(table).getAllByRole("row").length - 1;
  expect(rows()).toBe(100);
  await userEvent.click(screen.getByRole("button", { name: "Show 100 more" }));
  await userEvent.click(screen.getByRole("button", { name: "Show 100 more" }));
  expect(rows()).toBe(250);
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
});

it("offers no import when nothing changes", async () => {
  open(report({ message: "Nothing to change: …", added: [], changed: [], same: 3 }));
  await choose();
  await screen.findByRole("heading", { name: /Nothing to change/ });
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});

it.each<[string, File, string]>([
  ["an empty file", aFile(""), "The file is empty."],
  [
    "more than 5 MB",
    aFile("x".repeat(5 * 1024 * 1024 + 1)),
    "The file is larger than 5 MB. Split it.",
  ],
])("refuses %s before sending", async (_what, file, words) => {
  const sent = open(report());
  await choose(file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(sent).toEqual([]);
});

it("shows the server's message for an invalid CSV, without a retry", async () => {
  const words = "This is a workbook, not a CSV file. In Excel choose Save as, then CSV UTF-8.";
  open(refusal("invalid_input", words, { file: [words] }));
  await choose(aFile("PK", "chargers.xlsx"));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("keeps the file while offline and sends it again", async () => {
  const sent = open(["offline", report()]);
  await choose();
  expect(
    await screen.findByText("The server could not be reached. Your file is kept."),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await importButton();
  expect(sent).toHaveLength(2);
});

it("retries an interrupted import under the same key", async () => {
  const sent = open([report(), "offline", report({ done: true, message: "Done." })]);
  await choose();
  await userEvent.click(await importButton());
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await screen.findByRole("heading", { name: /Done\./ });
  expect(sent.slice(1).map(({ body }) => body.fingerprint)).toEqual(["print", "print"]);
});

it("checks the file again when products changed in the meantime", async () => {
  const words =
    "Products have changed since the file was checked, so nothing was imported. Check it again.";
  const sent = open([report(), refusal("conflict", words), report({ fingerprint: "newer" })]);
  await choose();
  await userEvent.click(await importButton());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Check again" }));
  await importButton();
  await waitFor(() => expect(sent[2]?.body.dry_run).toBe("true"));
});
