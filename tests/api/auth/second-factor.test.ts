import { decodeJwt } from "jose";
import { db } from "@/lib/db";
import { type Answer, request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

async function protectedCustomer(): Promise<Person> {
  const person = await aCustomer();
  await db().user.update({ where: { id: person.userId }, data: { secondFactor: true } });
  return person;
}

const login = (email: string, options = {}) =>
  request("/users/login", { body: { email, password: PASSWORD }, ...options });
const verify = (body: object, options = {}) => request("/users/2fa/verify", { body, ...options });
const pendingCookie = (answer: Answer) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** Skips the half minute between two codes. */
const waitForNextCode = () =>
  db().rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "code-mail-gap" } } });

describe("a login with a second factor, from a browser", () => {
  it("answers 308, seals the pending login and starts the session with the emailed code", async () => {
    const { email, userId } = await protectedCustomer();
    const first = await login(email, { cookie: "" });
    expect(first).toMatchObject({ status: 308, body: { code: "second_factor_required" } });
    expect(first.headers.getSetCookie()).toHaveLength(1);
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^arklane\.pending-customer=Fe26\.[^;]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/,
    );
    expect(decodeURIComponent(pendingCookie(first))).not.toContain(userId);
    expect(JSON.stringify(first.body)).not.toContain("Fe26");

    const body = { email, otp_code: await lastCode(email) };
    const second = await verify(body, { cookie: pendingCookie(first) });
    expect(second).toMatchObject({ status: 200, body: { message: "Login Successful!" } });
    const [session, , cleared] = second.headers.getSetCookie();
    expect(cleared).toMatch(/^arklane\.pending-customer=; .*Max-Age=0/);
    const profile = await request("/users/profile", { cookie: session?.split(";")[0] });
    expect(profile.body.user_data.email).toBe(email);
    expect(await auditOf(userId)).toEqual(["session.opened"]);
  });

  it("fails without the seal, with a changed one or with the back-office's", async () => {
    const { email } = await protectedCustomer();
    const cookie = pendingCookie(await login(email, { cookie: "" }));
    const body = { email, otp_code: await lastCode(email) };
    const changed = cookie.replace(/.(?=.{8}$)/, (char) => (char === "A" ? "B" : "A"));
    for (const wrong of ["", changed, cookie.replace("-customer", "-admin")]) {
      const answer = await verify(body, { cookie: wrong });
      expect(answer).toMatchObject({ status: 400, body: { code: "code_expired" } });
    }
    // A seal in a browser's body is refused as well.
    const smuggled = { ...body, pending: cookie.split("=")[1] };
    expect((await verify(smuggled, { cookie: "" })).status).toBe(400);
    expect((await verify(body, { cookie })).status).toBe(200);
  });

  it("fails with a seal from before a password change", async () => {
    const { email, userId } = await protectedCustomer();
    const cookie = pendingCookie(await login(email, { cookie: "" }));
    await db().user.update({ where: { id: userId }, data: { passwordHash: "changed" } });
    const answer = await verify({ email, otp_code: await lastCode(email) }, { cookie });
    expect(answer.body.code).toBe("code_expired");
  });

  it("tells a browser when the code can be sent again", async () => {
    const { email } = await protectedCustomer();
    const cookie = pendingCookie(await login(email, { cookie: "" }));
    const first = await lastCode(email);
    const soon = await request("/users/2fa/resend", { body: {}, cookie });
    expect(soon).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(soon.headers.get("retry-after"))).toBeLessThanOrEqual(30);
    await waitForNextCode();
    expect((await request("/users/2fa/resend", { body: {}, cookie })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await verify({ otp_code: first }, { cookie })).status).toBe(200);
  });

  it("sends at most five codes an hour", async () => {
    const { email } = await protectedCustomer();
    const cookie = pendingCookie(await login(email, { cookie: "" }));
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      await waitForNextCode();
      statuses.push((await request("/users/2fa/resend", { body: {}, cookie })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe("a login with a second factor, from a program", () => {
  it("needs only the email and the code", async () => {
    const { email, userId } = await protectedCustomer();
    const first = await login(email);
    expect(first.status).toBe(308);
    expect(first.headers.get("authorization")).toBeNull();
    const body = { email: ` ${email.toUpperCase()} `, otp_code: await lastCode(email) };
    const second = await verify(body);
    const token = second.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    expect(decodeJwt(token)).toMatchObject({ user_id: userId, aud: "customer" });
    expect((await request("/users/profile", { token })).status).toBe(200);
  });

  it("keeps the first code valid when the password is entered twice", async () => {
    const { email } = await protectedCustomer();
    expect([(await login(email)).status, (await login(email)).status]).toEqual([308, 308]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await verify({ email, otp_code: await lastCode(email) })).status).toBe(200);
  });

  it("answers an unknown email, a missing code and a wrong code identically", async () => {
    const { email } = await protectedCustomer();
    const { email: idle } = await protectedCustomer();
    await login(email);
    const wrong = otherCode(await lastCode(email));
    const answers = await Promise.all(
      [email, idle, "nobody-at-all@example.com"].map((to) =>
        verify({ email: to, otp_code: wrong }),
      ),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: answers[0]?.body });
    }
  });

  it("resends no code without a pending login", async () => {
    const { email } = await protectedCustomer();
    const answer = await request("/users/2fa/resend", { body: { email } });
    expect(answer).toMatchObject({ status: 200, body: { message: "OTP sent to your email." } });
    expect(await mailsTo(email)).toEqual([]);
  });
});

it("an administrator's second factor opens only the back-office", async () => {
  const { email, userId } = await anAdmin();
  await db().user.update({ where: { id: userId }, data: { secondFactor: true } });
  const first = await request("/admin/login", { body: { email, password: PASSWORD } });
  expect(first.status).toBe(308);
  const body = { email, otp_code: await lastCode(email) };
  expect((await verify(body)).body.code).toBe("invalid_code");
  const second = await request("/admin/2fa/verify", { body });
  const token = second.headers.get("authorization")?.replace("Bearer ", "");
  expect((await request("/admin/2fa/status", { token })).body.message).toContain("enabled");
  expect((await request("/users/profile", { token })).status).toBe(403);
});

describe("PATCH /users/2fa/toggle", () => {
  const toggle = (token: string, body: object) =>
    request("/users/2fa/toggle", { method: "PATCH", body, token });

  it("turns it on and off after the password, with an email and an audit entry", async () => {
    const { token, email, userId } = await aCustomer();
    const status = () => request("/users/2fa/status", { token });
    expect((await status()).body.status.message).toBe("Two-factor authentication is disabled.");
    const on = await toggle(token, { entered_password: PASSWORD });
    expect(on.body).toMatchObject({
      message: "Two-factor authentication is enabled.",
      enabled: true,
    });
    expect((await status()).body.status.message).toContain("enabled");
    await toggle(token, { entered_password: PASSWORD, enabled: true });
    await toggle(token, { entered_password: PASSWORD });
    expect((await status()).body.enabled).toBe(false);
    expect(await auditOf(userId)).toEqual(["second_factor.enabled", "second_factor.disabled"]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Two-factor authentication is on",
      "Two-factor authentication is off",
    ]);
  });

  it("refuses a wrong password with the message where older clients read it", async () => {
    const { token, userId } = await aCustomer();
    const answer = await toggle(token, { entered_password: "not this one" });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: "wrong_password", detail: "This is not your password." },
    });
    const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect(user.secondFactor).toBe(false);
  });
});
