import type { ContractName } from "@/lib/call-docs";

export type Part = "people" | "desk" | "goods" | "trade";

/** What each test file fuzzes: four of about the same length, so that two workers share them. */
const PARTS: Partial<Record<Part, readonly ContractName[]>> = {
  people: ["auth", "sessions", "accounts", "contact"],
  goods: ["catalogue", "catalogueAdmin", "productSheets", "stock", "cart", "cash", "online"],
  trade: ["orders", "ordersAdmin", "refunds", "payments", "reports", "analytics", "analyticsAdmin"],
};

/** The part that a contract is fuzzed in: "desk" where none names it. */
export function partOf(contract: ContractName): Part {
  const found = Object.entries(PARTS).find(([, contracts]) => contracts.includes(contract));
  return (found?.[0] ?? "desk") as Part;
}
