import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { openSession } from "@/lib/identity/sessions";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, anAdmin, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const NEW = "another good passphrase";
const ask = (email: string, area = "users") =>
  request(`/${area}/password-reset/request`, { body: { email } });
const confirm = (email: string, otp_code: string, new_password = NEW, area = "users") =>
  request(`/${area}/password-reset/confirm`, { body: { email, new_password, otp_code } });
const login = (email: string, password: string, area = "users") =>
  request(`/${area}/login`, { body: { email, password } });

describe("a password reset", () => {
  it("sets the password, ends every session of both audiences and emails the owner", async () => {
    const { email, userId, token } = await anAdmin();
    const shopToken = await openSession(db(), { userId, audience: "customer" });
    expect((await ask(email, "admin")).body).toEqual({ message: "OTP sent to your email!" });
    const answer = await confirm(email, await lastCode(email), NEW, "admin");
    expect(answer).toMatchObject({ status: 200, body: { message: "Password reset successful!" } });
    expect((await request("/admin/profile", { token })).status).toBe(401);
    expect((await request("/users/profile", { token: shopToken })).status).toBe(401);
    expect((await login(email, PASSWORD, "admin")).status).toBe(401);
    expect((await login(email, NEW, "admin")).status).toBe(200);
    expect((await auditOf(userId)).slice(0, 2)).toEqual(["email.verified", "password.reset"]);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
  });

  it("accepts a code once, and none from before a password change", async () => {
    const { email } = await aCustomer();
    await ask(email);
    const code = await lastCode(email);
    expect((await confirm(email, code)).status).toBe(200);
    expect((await confirm(email, code)).body.code).toBe("invalid_code");
    await ask(email);
    const second = await lastCode(email);
    const { userId } = await db().session.create({
      data: {
        idHash: randomUUID().replaceAll("-", "").padEnd(64, "0"),
        audience: "customer",
        expiresAt: new Date(Date.now() + 60_000),
        user: { connect: { email } },
      },
      select: { userId: true },
    });
    const { setPassword } = await import("@/lib/auth/sign-in/credentials");
    const change = { userId, passwordHash: "other", audience: "customer", how: "changed" } as const;
    await db().$transaction((tx) => setPassword(tx, change));
    expect((await confirm(email, second)).body.code).toBe("invalid_code");
  });

  it("of the shop does not work in the back-office, which sends codes only to administrators", async () => {
    const admin = await anAdmin();
    await ask(admin.email);
    const code = await lastCode(admin.email);
    expect((await confirm(admin.email, code, NEW, "admin")).body.code).toBe("invalid_code");
    const customer = await aCustomer();
    expect((await ask(customer.email, "admin")).status).toBe(200);
    expect(await mailsTo(customer.email)).toEqual([]);
  });

  it("answers known and unknown emails identically, also repeatedly and with a code", async () => {
    const { email } = await aCustomer();
    const unknown = `nobody-${randomUUID()}@example.com`;
    const [known, other] = await Promise.all([ask(email), ask(unknown)]);
    expect([other.status, other.body]).toEqual([known.status, known.body]);
    const [again, otherAgain] = await Promise.all([ask(email), ask(unknown)]);
    expect(again.status).toBe(429);
    expect([otherAgain.status, otherAgain.body.code]).toEqual([429, again.body.code]);
    const wrong = otherCode(await lastCode(email));
    for (let n = 0; n < 6; n += 1) {
      const [a, b] = await Promise.all([confirm(email, wrong), confirm(unknown, wrong)]);
      expect([b.status, b.body.code]).toEqual([a.status, a.body.code]);
    }
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it("works for a locked account", async () => {
    const { email } = await aCustomer();
    for (let n = 0; n < 5; n += 1) await login(email, "wrong");
    expect((await login(email, PASSWORD)).status).toBe(429);
    await ask(email);
    expect((await confirm(email, await lastCode(email))).status).toBe(200);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it("refuses a weak password before checking the code", async () => {
    const { email } = await aCustomer();
    await ask(email);
    const code = await lastCode(email);
    const answer = await confirm(email, code, "password1");
    expect(answer).toMatchObject({ status: 422, body: { code: "weak_password" } });
    expect(Object.keys(answer.body.fields)).toEqual(["new_password"]);
    expect((await confirm(email, code)).status).toBe(200);
  });
});
