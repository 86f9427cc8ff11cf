import { getAdminProduct, getDelisted, listAdminProducts } from "@/lib/catalogue/admin/lists";
import { searchProducts } from "@/lib/catalogue/service";
import { listStockMovements } from "@/lib/catalogue/stock/stock";
import type { Line, MakeLine } from "@/workshop/bench/data/line";
import type { Samples } from "@/workshop/bench/data/samples";

/** The shop's search, Manage Products, delisted products, and a product with its movements. */
export function productLines(line: MakeLine, samples: Samples): Line[] {
  return [
    ...shopLines(line, samples),
    ...listLines(line, samples),
    ...searchLines(line, samples),
    ...pageLines(line, samples),
  ];
}

function shopLines(line: MakeLine, samples: Samples): Line[] {
  const { productNames } = samples;
  return [
    line(searchProducts, "the shop's search, of everything", ...search("charger", "ev", "")),
    line(
      searchProducts,
      "the shop's search, of a kind",
      ...search("wallbox", "fast charger", "ac"),
    ),
    line(searchProducts, "the shop's search, of a power", ...search("7kw", "7.4 kW", "22 किलोवाट")),
    line(
      searchProducts,
      "the shop's search, of a plug",
      ...search("type 2", "ccs2", "16 amp socket"),
    ),
    line(
      searchProducts,
      "the shop's search, of kind and power",
      ...search("home charger 7kw", "घर का चार्जर", "dc fast charger 60kw type 2"),
    ),
    line(
      searchProducts,
      "the shop's search, of the nearest power",
      ...search("9 kW", "wallbox 200kw"),
    ),
    line(searchProducts, "the shop's search, by whole name", ...search(...productNames)),
    line(searchProducts, "the shop's search, of words", ...search("kaveri", "red", "qqzzqq")),
    line(searchProducts, "the shop's search, further on", { query: "wallbox", limit: "901-1000" }),
  ];
}

function listLines(line: MakeLine, samples: Samples): Line[] {
  const { products, delisted } = samples;
  return [
    line(
      listAdminProducts,
      "products, written without spaces",
      ...search("7.4kW", "ac-03w", "type2"),
    ),
    line(listAdminProducts, "products, first page", {}, { limit: 8 }, { limit: 100 }),
    line(listAdminProducts, "products, page after any", ...products.map((after) => ({ after }))),
    line(listAdminProducts, "products, page before any", ...products.map((before) => ({ before }))),
    line(listAdminProducts, "products, delisted", { listed: "false" }),
    line(
      listAdminProducts,
      "products, delisted, page after any",
      ...delisted.map((after) => ({ listed: "false" as const, after })),
    ),
    line(
      listAdminProducts,
      "products, low on stock",
      { stock: "low" },
      { stock: "low", listed: "true" },
    ),
  ];
}

function searchLines(line: MakeLine, samples: Samples): Line[] {
  const { productNames } = samples;
  return [
    line(listAdminProducts, "products, of a common word", ...search("AC03W", "wall", "7.4 kW")),
    line(listAdminProducts, "products, of a series", ...search("kaveri", "gomti 22 kW")),
    line(listAdminProducts, "products, by whole name", ...search(...productNames)),
    line(listAdminProducts, "products, of two letters", ...search("ac", "kW", "xq")),
    line(listAdminProducts, "products, of words none has", ...search("qqzzqq", "kaveri qqzz")),
    line(
      listAdminProducts,
      "products, delisted, of words",
      ...search("kaveri", "AC03W").map((input) => ({ ...input, listed: "false" as const })),
    ),
    line(
      listAdminProducts,
      "products, of words, low on stock",
      ...search("kaveri", "AC03W", "qqzz").map((input) => ({ ...input, stock: "low" as const })),
    ),
  ];
}

function pageLines(line: MakeLine, samples: Samples): Line[] {
  const { products, popular } = samples;
  return [
    line(
      getDelisted,
      "products, the specification's delisted",
      { range: "1-50" },
      { range: "3001-3050" },
    ),
    line(getDelisted, "products, the same with words", { range: "1-50", query: "kaveri" }),
    line(getAdminProduct, "a product's page", ...products.map((id) => ({ id }))),
    line(
      listStockMovements,
      "a product's movements",
      ...[...popular, ...products].map((id) => ({ id })),
    ),
  ];
}

const search = (...queries: string[]) => queries.map((query) => ({ query }));
