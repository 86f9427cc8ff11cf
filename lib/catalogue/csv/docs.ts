import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { PRODUCT_ID, PRODUCT_NAME } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/catalogue/csv/contract";

export const chapter: Chapter = "Product sheets";

export const docs: ContractDocs<typeof contract> = {
  exportProducts: {
    summary: "Export the products as CSV",
    description:
      "Answers the products of a list as a file, one a row and in the catalogue's order, sent as it is read. It begins with a byte order mark and its lines end with CR LF. `template=true` answers the header alone, for a new file. The columns `version` and `exported_quantity` let the import tell what has changed since.",
    input: { listed: "true" },
    output:
      "id,slug,name,model,price,quantity,product_color,kind,rated_power_kw,…\r\n01a12e60-dc4c-7921-a2c5-0698c7db3cbe,ac03w-7-4-kw,AC03W 7.4 kW,AC03W,42999.00,43,Pearl white,wall,7.4,…\r\n",
  },
  importProducts: {
    summary: "Import products from CSV",
    description:
      "Adds and changes products from a file of at most 5 MB and 5,000 rows: all rows or none. Unless `dry_run` is false it only says what would happen, with every fault and warning by row and column. A real run with faults answers `invalid_input`, its fields named `row.column`. Send the `fingerprint` of the dry run to do exactly what it said: if products have changed in between, the answer is `conflict` and nothing is imported. Without it a `quantity` that may have been counted before somebody bought answers `conflict` too: one whose `exported_quantity` is no longer the stock, or that has none while the stock has moved in the last 24 hours.",
    input: { file: "products-2026-11-28.csv", dry_run: "true" },
    output: {
      message: "1 product to change.",
      done: false,
      rows: 12,
      added: [],
      changed: [
        {
          row: 7,
          id: PRODUCT_ID,
          name: PRODUCT_NAME,
          cells: [{ column: "price", before: "42999.00", after: "41999.00" }],
        },
      ],
      same: 11,
      faults: [],
      warnings: [],
      fingerprint: "mX0kq1w7Yb3nT5cJd8vZ2sRfUe4hLgA9PoIu6yKtWxE",
    },
  },
};
