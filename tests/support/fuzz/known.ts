import type { Call } from "@/lib/call/call";
import { db, Prisma } from "@/lib/db";
import type { World } from "@/tests/support/fuzz/world";
import { PASSWORD } from "@/tests/support/shop/builders";

/** Kinds of ids: a pattern of field names or paths (first match wins), and the table. */
const KINDS = {
  product: [/product/, "Product"],
  purchase: [/purchase/, "Purchase"],
  address: [/address/, "Address"],
  event: [/event/, "OrderEvent"],
  session: [/session/, "Session"],
  key: [/api-keys/, "ApiKey"],
  invitation: [/invitation/, "Invitation"],
  report: [/report/, "ChargerReport"],
  demo: [/demorequest/, "DemoRequest"],
  message: [/contact/, "ContactMessage"],
  mail: [/\/mails/, "OutboxMail"],
  entry: [/audit/, "AuditEntry"],
  order: [/order/, "Order"],
  user: [/user/, "User"],
} as const satisfies Record<string, [RegExp, Prisma.ModelName]>;

type Kind = keyof typeof KINDS;
/** Existing data: ids by kind, and email addresses. */
export type Known = Record<Kind, string[]> & { self: string[]; email: string[] };

/** The ids of the first and the latest rows of every table. */
export async function whatIsThere({ customer, stranger, admin }: World): Promise<Known> {
  const kinds = Object.entries(KINDS).map(async ([kind, [, table]]) => [kind, await idsOf(table)]);
  const email = [customer.email, stranger.email, admin.email];
  const ids = Object.fromEntries(await Promise.all(kinds)) as Record<Kind, string[]>;
  return { ...ids, self: [...Array(6).fill(customer.userId), stranger.userId], email };
}

async function idsOf(table: Prisma.ModelName): Promise<string[]> {
  const column = Prisma.raw(table === "Session" ? `"idHash"` : "id::text");
  const name = Prisma.raw(`"${table}"`);
  const rows = await db().$queryRaw<{ id: string }[]>`
    (SELECT ${column} AS id FROM ${name} ORDER BY 1 LIMIT 6) UNION
    (SELECT ${column} AS id FROM ${name} ORDER BY 1 DESC LIMIT 3)`;
  return rows.map(({ id }) => id);
}

/** Existing values that fit a field by its name. */
export function knownFor(known: Known, { path, access }: Call, field: string): unknown[] {
  if (field === "products") return known.product.map((id) => [{ productid: id, quantity: 1 }]);
  if (field === "product_data") return known.product.map((id) => ({ id, product_color: "Slate" }));
  if (/password$/.test(field)) return [PASSWORD];
  if (field === "email") return /signup|update|invitations/.test(path) ? [] : known.email;
  if (field === "user_id" && access !== "admin") return known.self;
  if (!/id$|^(after|before|subject|session)$/.test(field)) return [];
  const kind = field === "user_id" ? "user" : (kindIn(field) ?? kindIn(path));
  return kind ? known[kind] : KIND_NAMES.flatMap((one) => known[one]);
}

const KIND_NAMES = Object.keys(KINDS) as Kind[];

function kindIn(text: string): Kind | undefined {
  return KIND_NAMES.find((kind) => KINDS[kind][0].test(text));
}
