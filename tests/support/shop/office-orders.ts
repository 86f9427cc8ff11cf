import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, type Person, type Sold } from "@/tests/support/shop/builders";

/** Places a cash order of these products; returns the orders' ids. Throws the answer when it is refused. */
export async function placeCash(person: Person, products: readonly Sold[]): Promise<string[]> {
  const lines = products.map(({ id }) => ({ productid: id, quantity: 1 }));
  const body = { paymentoption: "Cash", products: lines, checkout_key: randomUUID() };
  const answer = await request("/order/addorder", { body, token: person.token });
  if (answer.status !== 200) throw new Error(`addorder: ${JSON.stringify(answer)}`);
  return answer.body.order_ids;
}

/** A buyer with a unique name and phone. */
export async function aNamedBuyer(product: Sold): Promise<Person & { phone: string }> {
  const buyer = await aBuyer(product);
  const name = `Zubeida ${randomBytes(4).toString("hex")}`;
  const digits = String(randomBytes(6).readUIntBE(0, 6) % 1e9).padStart(9, "0");
  const phone = `+919${digits}`;
  await db().user.update({ where: { id: buyer.userId }, data: { name, phone } });
  return { ...buyer, name, phone };
}

export const setStatus = (admin: Person, orderid: string, orderstatus: unknown) =>
  request("/order/statusupdate", { body: { orderid, orderstatus }, token: admin.token });

/** A person's queued and sent mails, oldest first. */
export function mailsTo(person: Person) {
  return db().outboxMail.findMany({ where: { to: person.email }, orderBy: { id: "asc" } });
}
