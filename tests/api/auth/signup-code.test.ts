import { randomUUID } from "node:crypto";
import { DEVICE_HEADER } from "@/lib/call/call";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode, subjectsTo } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, aProduct, PASSWORD } from "@/tests/support/shop/builders";
import { aBrowser } from "@/tests/support/shop/guest";

beforeAll(allowPrograms);

const CODE = "/users/signup/code";
const VERIFY = "/users/signup/verify";
const anEmail = () => `new-${randomUUID()}@example.com`;
const newcomer = (email: string, otp_code: string) => ({
  name: "Asha Menon",
  email,
  phone_number: "98765 43210",
  otp_code,
});
const accounts = (email: string) => db().user.count({ where: { email } });
const waitForNextCode = () =>
  db().rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "code-mail-gap" } } });

/** A browser to which a code was mailed. */
async function aSentCode(email = anEmail()) {
  const browser = aBrowser();
  expect((await browser.post(CODE, { email })).status).toBe(200);
  return { email, browser, code: await lastCode(email) };
}

describe("a sign-up by code", () => {
  it("opens a verified account without a password, and logs in", async () => {
    const { email, browser, code } = await aSentCode();
    expect(await accounts(email)).toBe(0);
    const [mail] = await mailsTo(email);
    expect(mail?.text).not.toContain("Asha");
    const answer = await browser.post(VERIFY, newcomer(email, code));
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Signup successful! Welcome to our website." },
    });
    expect(browser.jar.has("arklane.session")).toBe(true);
    const user = await db().user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ name: "Asha Menon", phone: "+919876543210", role: "customer" });
    expect(user.emailVerifiedAt).not.toBeNull();
    expect(await auditOf(user.id)).toEqual(["account.created", "session.opened"]);
    expect(await subjectsTo(email)).toEqual(["Your sign-up code", "Welcome to Arklane"]);
    const body = { email, password: code };
    expect((await request("/users/login", { body })).body.code).toBe("invalid_credentials");
  });

  it("stores the code as a hash that belongs to nobody, later to the account", async () => {
    const { email, browser, code } = await aSentCode();
    const rows = await db().oneTimeCode.findMany({ where: { email } });
    expect(rows).toMatchObject([{ userId: null, purpose: "sign_up" }]);
    expect(JSON.stringify(rows)).not.toContain(code);
    await browser.post(VERIFY, newcomer(email, code));
    const { id } = await db().user.findUniqueOrThrow({ where: { email } });
    expect(await db().oneTimeCode.count({ where: { userId: id, usedAt: { not: null } } })).toBe(1);
  });

  it("sets its first password by Forgot password", async () => {
    const { email, browser, code } = await aSentCode();
    await browser.post(VERIFY, newcomer(email, code));
    await request("/users/password-reset/request", { body: { email } });
    const reset = { email, otp_code: await lastCode(email), new_password: PASSWORD };
    expect((await request("/users/password-reset/confirm", { body: reset })).status).toBe(200);
    const user = await db().user.findUniqueOrThrow({ where: { email } });
    expect(user.phone).toBe("+919876543210");
    const login = { body: { email, password: PASSWORD } };
    expect((await request("/users/login", login)).status).toBe(200);
  });

  it("takes the guest's cart along", async () => {
    const product = await aProduct();
    const browser = aBrowser();
    await browser.post("/cart/addtocart", { productid: product.id });
    const email = anEmail();
    await browser.post(CODE, { email });
    await browser.post(VERIFY, newcomer(email, await lastCode(email)));
    const { body } = await browser.post("/cart/getcartdetails");
    expect(body.cart_items).toMatchObject([{ quantity: 1 }]);
    expect(body.cart_items).toHaveLength(1);
    expect(await db().cart.count({ where: { user: { email } } })).toBe(1);
  });

  it("works for a program that sends its device again", async () => {
    const email = anEmail();
    const asked = await request(CODE, { body: { email } });
    const headers = { [DEVICE_HEADER]: asked.headers.get(DEVICE_HEADER) ?? "" };
    const body = newcomer(email, await lastCode(email));
    expect((await request(VERIFY, { body })).body.code).toBe("invalid_code");
    const answer = await request(VERIFY, { body, headers });
    expect(answer.status).toBe(200);
    const token = answer.headers.get("authorization")?.replace("Bearer ", "");
    expect((await request("/users/profile", { token })).body.user_data.email).toBe(email);
  });

  it("needs a name and a mobile number as any sign-up", async () => {
    const { email, browser, code } = await aSentCode();
    const wrong = { ...newcomer(email, code), name: "", phone_number: "12345" };
    const { body } = await browser.post(VERIFY, wrong);
    expect(Object.keys(body.fields).sort()).toEqual(["name", "phone_number"]);
    expect((await browser.post(VERIFY, newcomer(email, code))).status).toBe(200);
  });
});

describe("the code of a sign-up", () => {
  it("is valid once, and once under concurrent requests", async () => {
    const { email, browser, code } = await aSentCode();
    const body = newcomer(email, code);
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(VERIFY, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await accounts(email)).toBe(1);
    expect((await browser.post(VERIFY, body)).body.code).toBe("invalid_code");
    const { id } = await db().user.findUniqueOrThrow({ where: { email } });
    expect(await auditOf(id)).toEqual(["account.created", "session.opened"]);
  });

  it("opens one account if two browsers enter theirs at once", async () => {
    const email = anEmail();
    const one = await aSentCode(email);
    await waitForNextCode();
    const other = await aSentCode(email);
    const answers = await Promise.all(
      [one, other].map(({ browser, code }) => browser.post(VERIFY, newcomer(email, code))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200)).toHaveLength(1);
    expect(await accounts(email)).toBe(1);
  });

  it("is good for five tries", async () => {
    const { email, browser, code } = await aSentCode();
    const guess = () => browser.post(VERIFY, newcomer(email, otherCode(code)));
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) codes.push((await guess()).body.code);
    expect(codes).toEqual([...Array(4).fill("invalid_code"), "too_many_tries"]);
    expect((await browser.post(VERIFY, newcomer(email, code))).status).toBe(429);
    expect(await accounts(email)).toBe(0);
  });

  it("is valid for ten minutes", async () => {
    const { email, browser, code } = await aSentCode();
    const row = await db().oneTimeCode.findFirstOrThrow({ where: { email } });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(10 * 60_000);
    await db().oneTimeCode.update({ where: { id: row.id }, data: { expiresAt: new Date() } });
    expect((await browser.post(VERIFY, newcomer(email, code))).body.code).toBe("code_expired");
    expect(await accounts(email)).toBe(0);
  });

  it("cannot be entered in another browser, nor used up from there", async () => {
    const { email, browser, code } = await aSentCode();
    const stranger = aBrowser();
    await stranger.post(CODE, { email: anEmail() });
    for (const other of [stranger, aBrowser()]) {
      for (let n = 0; n < 3; n += 1) {
        expect((await other.post(VERIFY, newcomer(email, code))).body.code).toBe("invalid_code");
      }
    }
    expect((await browser.post(VERIFY, newcomer(email, code))).status).toBe(200);
  });

  it("is refused for another address and for another purpose", async () => {
    const { email, browser, code } = await aSentCode();
    const { email: taken } = await aCustomer();
    for (const other of [anEmail(), taken]) {
      expect((await browser.post(VERIFY, newcomer(other, code))).body.code).toBe("invalid_code");
    }
    const reset = { email, otp_code: code, new_password: PASSWORD };
    const answer = await browser.post("/users/password-reset/confirm", reset);
    expect(answer.body.code).toBe("invalid_code");
    expect(await accounts(email)).toBe(0);
  });

  it("does not open a second account for an address that was taken meanwhile", async () => {
    const { email, browser, code } = await aSentCode();
    const person = { name: "Other", email, password: PASSWORD, phone_number: null };
    expect((await request("/users/signup", { body: person })).status).toBe(200);
    const answer = await browser.post(VERIFY, newcomer(email, code));
    expect(answer).toMatchObject({ status: 409, body: { code: "email_taken" } });
    expect(browser.jar.has("arklane.session")).toBe(false);
    const user = await db().user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ name: "Other", emailVerifiedAt: null });
  });
});

describe("an address that has an account", () => {
  it("is answered like a free one, step by step, and told how to log in", async () => {
    const { email: taken } = await aCustomer();
    const told = await Promise.all([taken, anEmail()].map(answersFor));
    expect(told[0]).toEqual(told[1]);
    expect(await subjectsTo(taken)).toEqual(["You already have an account at Arklane"]);
    const [mail] = await mailsTo(taken);
    expect(mail?.text).not.toMatch(/^\d{6}$/m);
    expect(mail?.text).toContain("http://localhost:3000/login");
  });

  it("is mailed no more than a free one", async () => {
    const { email } = await aCustomer();
    const browser = aBrowser();
    await browser.post(CODE, { email });
    const again = await browser.post(CODE, { email });
    expect(again).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it("has its sign-up codes erased with it", async () => {
    const { email, token } = await aCustomer();
    await aBrowser().post(CODE, { email });
    const body = { entered_password: PASSWORD };
    const erased = await request("/users/account", { method: "DELETE", body, token });
    expect(erased.status).toBe(200);
    expect(await db().oneTimeCode.count({ where: { email } })).toBe(0);
  });
});

/** What somebody sees who asks for a code, mistypes it six times, and then types it late. */
async function answersFor(email: string) {
  const browser = aBrowser();
  const asked = await browser.post(CODE, { email });
  const seen = [shown(asked)];
  const enter = async () => seen.push(shown(await browser.post(VERIFY, newcomer(email, "000000"))));
  await enter();
  await db().oneTimeCode.updateMany({ where: { email }, data: { tries: 5 } });
  await enter();
  await db().oneTimeCode.updateMany({
    where: { email },
    data: { tries: 0, expiresAt: new Date() },
  });
  await enter();
  return { seen, cookies: [...browser.jar.keys()] };
}

function shown({ status, body }: { status: number; body: object }) {
  return { status, body };
}
