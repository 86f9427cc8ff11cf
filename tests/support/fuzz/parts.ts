import type { ContractName } from "@/lib/api-docs/calls";

export type Part = "accounts" | "back-office" | "catalogue" | "orders";

/** The contracts of each test file: four of similar length, to be shared by two workers. */
const PARTS: Partial<Record<Part, readonly ContractName[]>> = {
  accounts: ["auth", "auth/session", "accounts", "contact"],
  catalogue: [
    "catalogue",
    "catalogue/admin",
    "catalogue/csv",
    "catalogue/stock",
    "cart",
    "cash",
    "online",
  ],
  orders: [
    "orders",
    "orders/admin",
    "orders/refund",
    "payments",
    "faults",
    "analytics",
    "analytics/admin",
  ],
};

/** The part of a contract, "back-office" by default. */
export function partOf(contract: ContractName): Part {
  const found = Object.entries(PARTS).find(([, contracts]) => contracts.includes(contract));
  return (found?.[0] ?? "back-office") as Part;
}
