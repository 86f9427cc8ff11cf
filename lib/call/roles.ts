/** The roles of administrators. A role is a set of rights; each back-office call needs one right. */
export const OFFICE_ROLES = ["owner", "orders", "readonly"] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/**
 * The parts of the scope `office`. `own`: one's own account and sessions; `look`: reading orders, products,
 * customers and figures; `orders`: handling orders, cash, refunds, stock, messages and fault reports; `run`:
 * everything else (products and prices, settings, people, keys and exports).
 */
export const RIGHTS = ["own", "look", "orders", "run"] as const;
export type Right = (typeof RIGHTS)[number];

type RoleWords = {
  name: string;
  /** What the role allows, for the owner who assigns it. */
  can: string;
  rights: readonly Right[];
};

export const ROLES: Readonly<Record<OfficeRole, RoleWords>> = {
  owner: {
    name: "Owner",
    can: "Everything, with settings, API keys, exports and the roles of others.",
    rights: RIGHTS,
  },
  orders: {
    name: "Orders",
    can: "Handles orders, cash, refunds, stock and messages. Sees the rest, and changes none of it.",
    rights: ["own", "look", "orders"],
  },
  readonly: {
    name: "Read only",
    can: "Sees orders, products, customers and figures. Changes nothing.",
    rights: ["own", "look"],
  },
};

/** Whether a role has a right; no role has none. */
export function may(role: OfficeRole | null, right: Right): boolean {
  return role !== null && ROLES[role].rights.includes(right);
}

/** The message for a missing right. */
export function roleRefusal(role: OfficeRole | null, right: Right): string {
  const has = role === null ? "Your account has no role" : `Your role is ${ROLES[role].name}`;
  const who = right === "run" ? "Only an owner can do this." : "Ask an owner to do this.";
  return `${has}. ${who}`;
}
