/**
 * The rooms of a folder from the ground up: a room imports only from floors below its own, and those of one
 * floor do not know each other.
 */
export type Building = {
  /** Where the rooms lie: "lib/" or "components/admin/". */
  folder: string;
  floors: readonly (readonly string[])[];
  /** Imports that run up, each with its reason. None may join them. */
  upward?: ReadonlySet<string>;
};

const LIB: Building = {
  folder: "lib/",
  floors: [
    [
      "calendar",
      "csv-format",
      "dates",
      "demo",
      "env",
      "keyed-id",
      "graphemes",
      "money",
      "ordinal",
      "states",
    ],
    ["charging", "double-submit", "reading", "redaction", "statement-names", "tax", "uuid"],
    ["call", "content", "log", "security", "parse-number"],
    ["observe"],
    ["process"],
    ["database"],
    ["db"],
    ["sql"],
    ["bulk", "replica"],
    ["identity", "jobs", "lock", "sales"],
    ["limits"],
    ["http"],
    ["audit", "files"],
    ["mail", "online"],
    ["api-keys", "auth", "metrics", "outbox"],
    ["accounts", "company", "settings"],
    ["catalogue", "contact"],
    ["advice", "cash", "delivery", "seo"],
    ["cart"],
    ["orders"],
    ["analytics", "faults", "filing", "palette", "portals", "visits"],
    ["retention"],
    ["payments", "privacy"],
    ["boot", "health"],
    ["api-docs"],
    ["served"],
  ],
};

const COMPONENTS: Building = {
  folder: "components/",
  floors: [
    ["seo", "ui", "visits"],
    ["catalogue", "charts", "forms"],
    ["analytics", "auth", "contact", "faults"],
    ["account", "cart", "site"],
    ["advice", "delivery"],
    ["orders"],
    ["admin", "checkout"],
    ["layout"],
    ["api-docs"],
  ],
};

const BACK_OFFICE: Building = {
  folder: "components/admin/",
  floors: [
    ["login", "view"],
    ["audit", "dashboard", "import", "ui"],
    ["advice", "api-keys", "sales", "visits"],
    ["authenticator", "profile"],
    ["users"],
    ["mails", "messages", "palette", "products", "settings", "tax"],
    ["new-order"],
    ["orders"],
    ["faults"],
  ],
};

const CHECKOUT: Building = {
  folder: "components/checkout/",
  floors: [["buyer", "contact"], ["session"], ["payment"], ["purchase"]],
};

const SCRIPTS: Building = {
  folder: "scripts/local/",
  floors: [["base"], ["process"], ["postgres"]],
};

/** Every folder whose rooms have an order. */
export const BUILDINGS = [LIB, COMPONENTS, BACK_OFFICE, CHECKOUT, SCRIPTS];

/** "lib/orders/cash/rules" of the building "lib/" → "orders"; "" for what lies in no room of it. */
export function roomOf({ folder }: Building, file: string): string {
  if (!file.startsWith(folder)) return "";
  const [room = "", ...rest] = file.slice(folder.length).split("/");
  // A file of the folder itself is a room in lib, and none elsewhere: it may use them all.
  return rest.length > 0 || folder === "lib/" ? room.replace(/\.tsx?$/, "") : "";
}

/** The floor on which a room stands, from 0; -1 for none. */
export function floorOf({ floors }: Building, room: string): number {
  return floors.findIndex((floor) => floor.includes(room));
}
