import type { ContractName } from "@/lib/api-docs/calls";

export type Part = "people" | "desk" | "goods" | "trade";

/** What each test file fuzzes: four of about the same length, so that two workers share them. */
const PARTS: Partial<Record<Part, readonly ContractName[]>> = {
  people: ["auth", "auth/session", "accounts", "contact"],
  goods: [
    "catalogue",
    "catalogue/admin",
    "catalogue/csv",
    "catalogue/stock",
    "cart",
    "cash",
    "online",
  ],
  trade: [
    "orders",
    "orders/admin",
    "orders/refund",
    "payments",
    "faults",
    "analytics",
    "analytics/admin",
  ],
};

/** The part that a contract is fuzzed in: "desk" where none names it. */
export function partOf(contract: ContractName): Part {
  const found = Object.entries(PARTS).find(([, contracts]) => contracts.includes(contract));
  return (found?.[0] ?? "desk") as Part;
}
