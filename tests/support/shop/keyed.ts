import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { type Answer, request } from "@/tests/support/servers/http";
import type { Person, Sold } from "@/tests/support/shop/builders";
import { line } from "@/tests/support/shop/shop";

/** A person's request, to be sent repeatedly with a key. */
export type Wish = { person: Person; path: string; body: object };

/** Sends it with this Idempotency-Key. */
export function withKey(key: string, { person, path, body }: Wish): Promise<Answer> {
  const headers = { "idempotency-key": key };
  return request(path, { method: "POST", body, token: person.token, headers });
}

export const cashOrder = (person: Person, product: Sold, more: object = {}): Wish => ({
  person,
  path: "/order/addorder",
  body: { paymentoption: "Cash", products: [line(product)], ...more },
});

export const isReplayed = ({ headers }: Answer) => headers.get("idempotent-replayed") === "true";

export const ordersOf = (person: Person) => db().order.count({ where: { userId: person.userId } });

export const aKey = () => `key-${randomUUID()}`;

/** Simulates a process that ended before answering, after the time to wait. */
export async function loseAnswer(key: string): Promise<void> {
  const data = { startedAt: new Date(Date.now() - 61_000), finishedAt: null };
  await db().idempotentRequest.updateMany({ where: { key }, data });
}
