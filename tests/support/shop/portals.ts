import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, aProduct, type Person } from "@/tests/support/shop/builders";
import { line } from "@/tests/support/shop/shop";
import { PORTAL_KEY } from "@/tests/support/tax/portal";

export const TERMS = {
  ...{ einvoice_from: "2026-04-01", einvoice_days: 30, einvoice_key: PORTAL_KEY },
  ...{ ship_to_from: null, asks_eway: false },
};

/** Sets what goes to the portals; an owner does. */
export const setTerms = (owner: Person, change: object) =>
  request("/admin/tax/portals/terms", {
    ...{ method: "PUT", token: owner.token, body: { ...TERMS, ...change } },
  });

/** An order of a business of Karnataka, where the addresses of tests are; returns its id and its buyer. */
export async function businessOrder(pricePaise = 20_000_00) {
  const product = await aProduct({ pricePaise });
  const buyer = await aBuyer(product);
  const business = { gstin: "29AABCE1234F1Z1", legal_name: "Southern Chargers LLP" };
  const body = { paymentoption: "Cash", products: [line(product)], business };
  const answer = await request("/order/addorder", {
    token: buyer.token,
    body: { ...body, checkout_key: randomUUID() },
  });
  return { buyer, id: answer.body.order_ids[0] as string };
}

/** Sends a portal's answer. */
export function sendAnswer(person: Person, path: string, rows: object[] | string) {
  const text = typeof rows === "string" ? rows : JSON.stringify(rows);
  const body = new FormData();
  body.append("file", new File([text], "answer.json"));
  return request(path, { token: person.token, body });
}

/** Takes the waiting documents of earlier tests away; what a portal has answered stays. */
export async function nothingWaits(): Promise<void> {
  await db().eInvoice.deleteMany({ where: { state: "due" } });
  await db().ewayBill.deleteMany({ where: { number: null } });
}
