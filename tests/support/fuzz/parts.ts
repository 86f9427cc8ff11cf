import type { ContractName } from "@/lib/api-docs/calls";

export type Part = "people" | "desk" | "goods" | "trade";

/** The contracts of each test file: four of similar length, to be shared by two workers. */
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

/** The part of a contract, "desk" by default. */
export function partOf(contract: ContractName): Part {
  const found = Object.entries(PARTS).find(([, contracts]) => contracts.includes(contract));
  return (found?.[0] ?? "desk") as Part;
}
