import { randomBytes, randomInt, randomUUID } from "node:crypto";
import sharp from "sharp";
import { db } from "@/lib/db";
import { closePurchase } from "@/lib/orders/purchase/closing";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { gstinFault } from "@/lib/tax/gstin";
import {
  aDemo,
  aMessage,
  aPhoto,
  ask,
  messageForm,
  write,
  writeWithPhotos,
} from "@/tests/support/samples/contact";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  anAddress,
  anAdmin,
  aProduct,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";
import { aKey, cashOrder, withKey } from "@/tests/support/shop/keyed";
import { setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration } from "@/tests/support/shop/papers";
import { deliver } from "@/tests/support/shop/payment";
import { createPayment, line, type Shop, verify } from "@/tests/support/shop/shop";

/** Unique, searchable words of one person. */
export function uniqueWords() {
  const code = randomBytes(4).toString("hex");
  const digits = () => String(randomInt(7_000_000_000, 9_999_999_999));
  return {
    ...{ legalName: `Zarina ${code}traders`, gstin: aGstin() },
    ...{ name: `Zarina ${code}quatermain`, about: `I drive a ${code}about` },
    ...{ email: `zarina-${code}old@example.com`, newEmail: `zarina-${code}new@example.com` },
    ...{ otherEmail: `office-${code}other@example.com`, payerEmail: `payer-${code}@example.com` },
    ...{ phone: digits(), deliveryPhone: digits(), payerPhone: digits() },
    ...{ vpa: `zarina.${code}@upi`, card: `card-${code}-last4`, note: `Ring at ${code}gate` },
    ...{ firstHouse: `11 ${code}first`, house: `22 ${code}house`, sentHouse: `33 ${code}sent` },
    ...{ message: `I ask about ${code}message`, need: `Show us ${code}need` },
    answer: `Zarina, this is our ${code}answer`,
    ...{
      location: `Basement ${code}bay`,
      issue: `It stays dark, ${code}issue`,
      serial: `S${code}`,
    },
    ...{ tracking: `AWB${code.toUpperCase()}`, carrier: `Fast ${code}carrier` },
    ...{ reason: `I changed my ${code}mind`, office: `Called, says ${code}office` },
    ...{ receipt: `Paid less, ${code}receipt`, refund: `Scratch at ${code}refund` },
    ...{ arrival: `Came back with ${code}arrival`, browser: `Browser${code}/1.0` },
  };
}

/** A GSTIN of Karnataka with a right check character. */
function aGstin(): string {
  const letters = Array.from({ length: 5 }, () => String.fromCharCode(randomInt(65, 91))).join("");
  const start = `29${letters}${randomInt(1000, 10_000)}F1Z`;
  const ends = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  return ends.map((end) => start + end).find((gstin) => gstinFault(gstin) === null) ?? start;
}
export type Words = ReturnType<typeof uniqueWords>;

export type CustomerHistory = { words: Words; person: Person; admin: Person; orders: string[] };

const ok = async (answer: ReturnType<typeof request>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** A person with every kind of data in the shop, everything delivered or canceled. */
export async function aCustomerHistory(shop: Shop): Promise<CustomerHistory> {
  const words = uniqueWords();
  const admin = await anAdmin();
  await aRegistration("29AAPFU0939F1ZR", "PU");
  const person = await arrive(words);
  const history = { words, person, admin, orders: [] };
  await tellStaff();
  await writeToUs(history);
  await buyForCash(history);
  await buyOnline(history, shop);
  await leaveCheckout(history);
  await moveOn(history);
  return history;
}

async function arrive(words: Words): Promise<Person> {
  const person = await aCustomer();
  const { userId } = person;
  const { name, email, about } = words;
  const data = { name, email, about, phone: `+91${words.phone}`, emailVerifiedAt: new Date() };
  await db().user.update({ where: { id: userId }, data });
  const { id } = await anAddress(userId);
  await db().address.update({ where: { id }, data: { houseBuilding: words.firstHouse } });
  const headers = { "user-agent": words.browser };
  await ok(request("/users/login", { body: { email, password: PASSWORD }, cookie: "", headers }));
  const form = new FormData();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#f00" } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  form.append("file", new File([bytes], "me.png", { type: "image/png" }));
  await ok(request("/users/profile-picture/upload", { token: person.token, body: form }));
  return { ...person, name, email };
}

async function tellStaff(): Promise<void> {
  const all = { notifyOrders: true, notifyMessages: true, notifyReports: true };
  await db().shopSettings.upsert({ where: { id: 1 }, create: { id: 1, ...all }, update: all });
}

async function writeToUs({ words, person, admin }: CustomerHistory): Promise<void> {
  const { email, otherEmail, message, need, answer } = words;
  await ok(write(aMessage({ email, message, telephone: words.phone })));
  await ok(ask(aDemo({ email, need, name: words.name })));
  const body = messageForm(aMessage({ email: otherEmail, message }), [await aPhoto()]);
  await ok(writeWithPhotos(body, { token: person.token }));
  const written = await db().contactMessage.findMany({ where: { message } });
  for (const { id } of written) {
    const body = { text: answer };
    await ok(request(`/contact/messages/${id}/replies`, { token: admin.token, body }));
  }
}

/** An order with a changed delivery, less cash than due and a fault; and a canceled one. */
async function buyForCash({ words, person, admin, orders }: CustomerHistory): Promise<void> {
  const product = await aProduct({ pricePaise: 20_000_00 });
  const business = { gstin: words.gstin, legal_name: words.legalName };
  const more = { driver_note: words.note, phone: words.deliveryPhone, business };
  const placed = await ok(withKey(aKey(), cashOrder(person, product, more)));
  const [id] = placed.order_ids;
  const address = {
    ...{ house_building: words.sentHouse, locality_street: "Marine Drive", city: "Mumbai" },
    ...{ district: "Mumbai", state: "Maharashtra", pin: "400002" },
  };
  const { token } = person;
  await ok(request(`/order/delivery/${id}`, { token, body: { address } }));
  const office = admin.token;
  await ok(request(`/admin/orders/${id}/notes`, { token: office, body: { text: words.office } }));
  await setStatus(admin, id, "Shipped");
  const tracking = {
    ...{ carrier: "other", carrier_name: words.carrier, number: words.tracking },
    url: `https://track.example/${words.tracking}`,
  };
  await ok(request(`/admin/orders/${id}/tracking`, { token: office, body: { tracking } }));
  await setStatus(admin, id, "Delivered");
  const cash = { amount: 19_000, note: words.receipt };
  await ok(request(`/admin/orders/${id}/cash`, { token: office, body: cash }));
  const { location, issue, serial } = words;
  await ok(request("/reports", { token, body: { order_id: id, location, issue, serial } }));

  const again = { again: true, checkout_key: randomUUID() };
  const second = await ok(withKey(aKey(), cashOrder(person, await aProduct(), again)));
  const [canceled] = second.order_ids;
  const why = { reasonforcancel: "Other", otherreasonforcancel: words.reason };
  await ok(request("/order/cancelorder", { token, body: { order_id: canceled, ...why } }));
  orders.push(id, canceled);
}

/** An order paid by UPI, delivered and refunded in part with one unit returned, with the provider's events. */
async function buyOnline(
  { words, person, admin, orders }: CustomerHistory,
  shop: Shop,
): Promise<void> {
  const product = await aProduct({ quantity: 3 });
  const opened = await ok(
    createPayment(person, [line(product, 2)], {
      driver_note: words.note,
      phone: words.deliveryPhone,
    }),
  );
  const paid = shop.provider.control.pay(opened.order_id, { method: "upi" });
  const [id] = (await ok(verify(person, paid.response))).order_ids;
  await setStatus(admin, id, "Delivered");
  const token = admin.token;
  const part = { amount: 500, reason: words.refund, units: 1 };
  await ok(request(`/admin/orders/${id}/refund`, { token, body: part }));
  const unit = { units: 1, found: "damaged", note: words.arrival };
  await ok(request(`/admin/orders/${id}/arrival`, { token, body: unit }));
  await sendDueRefunds();
  for (const hook of shop.hooks.received) await deliver(hook);
  await storeEvent(words, paid.payment.id, opened.order_id);
  await processWebhooks();
  orders.push(id);
}

/** A provider's event with a real payer's data, which the stand-in's events lack. */
async function storeEvent(words: Words, paymentId: string, orderId: string): Promise<void> {
  const means = { vpa: words.vpa, upi: { vpa: words.vpa }, card: { last4: words.card } };
  const payer = { email: words.payerEmail, contact: `+91${words.payerPhone}`, ...means };
  const payment = { entity: { id: paymentId, order_id: orderId, ...payer } };
  const event = { event: "payment.captured", payload: { payload: { payment } } };
  await db().webhookEvent.create({ data: { id: `event-${randomUUID()}`, ...event } });
}

async function leaveCheckout({ words, person }: CustomerHistory): Promise<void> {
  const wish = { driver_note: words.note, phone: words.deliveryPhone };
  const { purchase_id: id } = await ok(createPayment(person, [line(await aProduct())], wish));
  await db().$transaction((tx) => closePurchase(tx, id));
}

/** Changes address and email, with codes. */
async function moveOn({ words, person }: CustomerHistory): Promise<void> {
  const { token, userId } = person;
  await db().address.updateMany({ where: { userId }, data: { houseBuilding: words.house } });
  const { newEmail: email } = words;
  const body = { email, current_password: PASSWORD };
  await ok(request("/users/update", { method: "PATCH", token, body }));
  const mail = await db().outboxMail.findFirstOrThrow({ where: { to: email } });
  const otp_code = /\b\d{6}\b/.exec(mail.text)?.[0];
  const entered = { email, otp_code, purpose: "Mail Verification" };
  await ok(request("/users/otp/verify/email", { token, body: entered }));
  const { id: productid } = await aProduct();
  await ok(request("/cart/addtocart", { token, body: { productid, price: "42999" } }));
  const invited = { email: words.newEmail, tokenHash: randomBytes(32).toString("hex") };
  await db().invitation.create({
    data: { ...invited, invitedById: userId, expiresAt: new Date(Date.now() + 60_000) },
  });
}
