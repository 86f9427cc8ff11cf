import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { RAZORPAY_API_ORIGIN, RAZORPAY_CONTROL } from "@/tests/scale/support/stack";
import type { Answer, Ask, Visitor } from "@/tests/scale/support/visitor";
import type { Person, Sold } from "@/tests/support/shop/builders";

export type Buyer = { person: Person; product: Sold };

/** How often somebody has sent a change again whose answer was lost or refused for the moment. */
export const repeats = { count: 0 };
/** A key whose first request has died is kept for a minute (lib/http/idempotency). */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 500;

/** Orders one unit with cash on delivery. */
export async function buyWithCash(visit: Visitor, { person, product }: Buyer): Promise<void> {
  const body = { paymentoption: "Cash", products: [{ productid: product.id, quantity: 1 }] };
  await insist(visit, ask("order/addorder", person, body), has('"order_ids":["'));
}

/** Buys one unit online: opens the payment, pays at the provider, and verifies as the browser does. */
export async function buyOnline(visit: Visitor, { person, product }: Buyer): Promise<void> {
  const body = { products: [{ productid: product.id, quantity: 1 }] };
  const opened = await insist(
    visit,
    ask("payments/createpayment", person, body),
    has('"order_id"'),
  );
  const paid = await fetch(`${RAZORPAY_API_ORIGIN}/__rzp/pay`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-rzp-token": RAZORPAY_CONTROL },
    body: JSON.stringify({ order_id: JSON.parse(opened.text).order_id, method: "upi" }),
  });
  const { response } = await paid.json();
  const proof = {
    razorpaypaymentid: response.razorpay_payment_id,
    razorpayorderid: response.razorpay_order_id,
    razorpaysignature: response.razorpay_signature,
  };
  await insist(visit, ask("payments/verifypayment", person, proof), has('"state":"placed"'));
}

const ask = (path: string, { token }: Person, body: object): Ask => ({
  ...{ path: `/api/${path}`, token, body },
  key: randomUUID(),
});

/** Whether an answer is a good one and holds this. */
export const has =
  (words: string) =>
  ({ status, text }: Answer) =>
    status === 200 && text.includes(words);

/** Sends a change under its key until it is answered, as somebody does who presses the button again. */
export async function insist(
  visit: Visitor,
  asked: Ask,
  isGood: (answer: Answer) => boolean,
): Promise<Answer> {
  const began = performance.now();
  for (;;) {
    const answer = await visit(asked).catch((error: Error) => ({ status: 0, text: error.message }));
    if (isGood(answer)) return answer;
    const isForNow = [0, 502, 503, 504].includes(answer.status) || isUnderWay(answer);
    if (!isForNow || performance.now() - began > PATIENCE_MS)
      throw new Error(`${answer.status} at ${asked.path}: ${answer.text.slice(0, 200)}`);
    repeats.count += 1;
    await sleep(PAUSE_MS);
  }
}

/** Whether an earlier request with the same key is still being worked on. */
const isUnderWay = ({ status, text }: Answer) => status === 409 && text.includes('"conflict"');
