import type { AccountRole } from "@/lib/accounts/admin/contract";
import { ROLES } from "@/lib/call/roles";

/** A role in a sentence: "a customer", "an owner", "in orders". */
export function roleName(role: AccountRole): string {
  return WORDS[role];
}

const WORDS: Readonly<Record<AccountRole, string>> = {
  customer: "a customer",
  owner: "an owner",
  orders: `an administrator with the role ${ROLES.orders.name}`,
  readonly: `an administrator with the role ${ROLES.readonly.name}`,
};
