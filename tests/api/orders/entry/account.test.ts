import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { audits, forEachEntry, PLACE, somebody } from "@/tests/support/shop/office-entry";
import { mailsTo } from "@/tests/support/shop/office-orders";

const { at, enter, stock } = forEachEntry();

describe("an office order for a new customer", () => {
  it("creates the account, whose password is set with Forgot password", async () => {
    const person = somebody();
    const { status, body } = await enter({
      user_id: undefined,
      customer: person,
      address: PLACE,
    });
    expect(status).toBe(200);
    const user = await db().user.findUniqueOrThrow({ where: { email: person.email } });
    expect(user).toMatchObject({ id: body.user_id, phone: "+919876543277", role: "customer" });
    const mails = await mailsTo({ ...at.customer, email: person.email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your account at Arklane",
      `Order ${body.order_numbers[0]} is placed`,
    ]);
    expect(mails[0]?.text).toContain("/forgot-password");
    expect(await audits(user.id, "account.created")).toMatchObject([
      { by: "admin", byId: at.admin.userId },
    ]);
    const reset = { email: person.email };
    expect((await request("/users/password-reset/request", { body: reset })).status).toBe(200);
    const code = (await mailsTo({ ...at.customer, email: person.email })).at(-1);
    expect(code?.text).toMatch(/\b\d{6}\b/);
  });

  it("creates no account when the order cannot be placed", async () => {
    const person = somebody();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const six = { method: "online", products: [{ productid: at.product.id, quantity: 6 }] };
    expect(await enter({ ...more, ...six })).toMatchObject({ status: 409 });
    expect(await enter({ ...more, address: undefined })).toMatchObject({
      body: { code: "address_missing" },
    });
    expect(await db().user.count({ where: { email: person.email } })).toBe(0);
  });

  it("refuses an email that has an account, also under concurrent requests", async () => {
    const taken = { ...somebody(), email: at.customer.email };
    expect(await enter({ user_id: undefined, customer: taken, address: PLACE })).toMatchObject({
      status: 409,
      body: { code: "email_taken", fields: { "customer.email": [expect.any(String)] } },
    });
    const person = somebody();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const one = { products: [{ productid: at.product.id, quantity: 1 }] };
    const both = await Promise.all([enter({ ...more, ...one }), enter({ ...more, ...one })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stock()).toBe(4);
  });

  it("creates one account when repeated under its key", async () => {
    const person = somebody();
    const key = randomUUID();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const first = await enter(more, { key });
    expect((await enter(more, { key })).body).toEqual(first.body);
  });
});
