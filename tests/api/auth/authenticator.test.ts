import { TOTP } from "otpauth";
import { takeAwayLostAuthenticator } from "@/lib/auth/authenticator/lost-authenticator";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode, subjectsTo } from "@/tests/support/servers/mailbox";
import { allowPrograms, anAdmin, PASSWORD, type Person } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

/** The app's code `steps` half minutes from now: each works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const path = "/admin/authenticator";
const login = (email: string, area = "admin") =>
  request(`/${area}/login`, { body: { email, password: PASSWORD } });
const verify = (pending: string, otp_code: string) =>
  request("/admin/2fa/verify", { body: { pending, otp_code } });

async function anOwnerWithApp() {
  const person = await anAdmin();
  const { secret } = (await request(path, { body: {}, token: person.token })).body;
  const answer = await confirmByPreviousCode(person, secret);
  expect(answer.status).toBe(200);
  return { ...person, secret, recovery: answer.body.recovery_codes as string[] };
}

/** Leaves the present code unused. Tries again when the half minute ended meanwhile: the code was two steps old then. */
async function confirmByPreviousCode(person: Person, secret: string) {
  for (;;) {
    const code = codeOf(secret, -1);
    const answer = await confirm(person, code);
    if (answer.status === 200 || code === codeOf(secret, -1)) return answer;
  }
}

const confirm = ({ token }: Person, code: string) =>
  request(`${path}/confirm`, { body: { code }, token });
const pendingOf = async (email: string) => {
  const answer = await login(email);
  expect(answer).toMatchObject({ status: 308, body: { second_factor: "authenticator" } });
  return answer.headers.get("x-pending-sign-in") ?? "";
};

describe("an authenticator app", () => {
  it("is active from its first right code on, with an email", async () => {
    const person = await anAdmin();
    const begun = await request(path, { body: {}, token: person.token });
    expect(begun.body.uri).toContain(begun.body.secret);
    expect(begun.body.qr_svg).toMatch(/^<svg /);
    expect((await login(person.email)).status).toBe(200);
    const code = codeOf(begun.body.secret);
    expect((await confirm(person, otherCode(code))).body.code).toBe("invalid_code");
    const { status, body } = await confirm(person, code);
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect((await request(path, { token: person.token })).body).toEqual({
      since: expect.any(String),
      recovery_codes_left: 10,
    });
    expect((await request(path, { body: {}, token: person.token })).status).toBe(409);
    expect(await subjectsTo(person.email)).toContain("Your authenticator is on");
    expect(await auditOf(person.userId)).toContain("authenticator.enabled");
    const row = await db().user.findUniqueOrThrow({ where: { id: person.userId } });
    expect(JSON.stringify(row)).not.toContain(begun.body.secret);
  });

  it("is required at login instead of a emailed code, and each code works once", async () => {
    const { email, secret } = await anOwnerWithApp();
    const mails = (await mailsTo(email)).length;
    const pending = await pendingOf(email);
    expect(await mailsTo(email)).toHaveLength(mails);
    const code = codeOf(secret);
    expect((await verify(pending, otherCode(code))).status).toBe(400);
    expect((await verify(pending, code)).status).toBe(200);
    const again = await verify(pending, code);
    expect(again).toMatchObject({ status: 400, body: { code: "invalid_code" } });
    expect(again.body.message).toMatch(/^This code has been used already/);
    const old = await verify(pending, codeOf(secret, -4));
    expect(old.body.message).toMatch(/^This code is out of date/);
  });

  it("is no login without the password, and also protects the shop's login", async () => {
    const { email, secret } = await anOwnerWithApp();
    const body = { email, otp_code: codeOf(secret) };
    expect((await request("/admin/2fa/verify", { body })).status).toBe(400);
    expect((await login(email, "users")).status).toBe(308);
  });

  it("can be replaced by a recovery code, once", async () => {
    const { email, recovery, userId } = await anOwnerWithApp();
    const [code = ""] = recovery;
    expect((await verify(await pendingOf(email), code.toUpperCase())).status).toBe(200);
    const again = await verify(await pendingOf(email), code);
    expect(again.body.message).toMatch(/^This code has been used already/);
    expect(await auditOf(userId)).toContain("recovery_code.used");
    const mail = (await mailsTo(email)).find((one) => one.subject === "A recovery code was used");
    expect(mail?.text).toContain("9 codes are left.");
  });

  it.each(["admin", "users"])("works at /%s/2fa, including recovery codes", async (area) => {
    const { email, recovery } = await anOwnerWithApp();
    const pending = (await login(email, area)).headers.get("x-pending-sign-in") ?? "";
    const waiting = await request(`/${area}/2fa/pending`, { body: { pending } });
    expect(waiting.body).toEqual({ email, second_factor: "authenticator" });
    const body = { pending, otp_code: recovery[0] };
    expect((await request(`/${area}/2fa/verify`, { body })).status).toBe(200);
  });

  it("renews the recovery codes for a code, and the old ones stop working", async () => {
    const { email, token, userId, secret, recovery } = await anOwnerWithApp();
    const renew = (code: string) => request(`${path}/recovery-codes`, { body: { code }, token });
    expect((await renew(otherCode(codeOf(secret)))).body.code).toBe("invalid_code");
    const { status, body } = await renew(codeOf(secret));
    expect(status).toBe(200);
    expect((await verify(await pendingOf(email), recovery[1] ?? "")).status).toBe(400);
    const [code = ""] = body.recovery_codes;
    expect((await verify(await pendingOf(email), code)).status).toBe(200);
    expect(await subjectsTo(email)).toContain("Your recovery codes are new");
    expect(await auditOf(userId)).toContain("recovery_codes.renewed");
    const { token: other } = await anAdmin();
    const none = { body: { code: "048213" }, token: other };
    expect((await request(`${path}/recovery-codes`, none)).status).toBe(409);
  });

  it("locks after wrong codes", async () => {
    const { email, secret } = await anOwnerWithApp();
    const pending = await pendingOf(email);
    const wrong = otherCode(codeOf(secret));
    for (let guess = 1; guess <= 5; guess += 1) await verify(pending, wrong);
    expect((await verify(pending, codeOf(secret))).status).toBe(429);
  });
});

describe.each(["admin", "users"])("a emailed code alone at /%s/password-reset", (area) => {
  it("resets no account with an authenticator", async () => {
    const { email, secret } = await anOwnerWithApp();
    await request(`/${area}/password-reset/request`, { body: { email } });
    const otp_code = await lastCode(email);
    const reset = (more: object) =>
      request(`/${area}/password-reset/confirm`, {
        body: { email, otp_code, new_password: "another good passphrase", ...more },
      });
    expect((await reset({})).body.code).toBe("authenticator_needed");
    const code = codeOf(secret);
    expect((await reset({ authenticator_code: otherCode(code) })).body.code).toBe("invalid_code");
    expect((await login(email)).status).toBe(308);
    expect((await reset({ authenticator_code: code })).status).toBe(200);
    expect((await login(email)).status).toBe(401);
  });
});

describe("turning an authenticator off", () => {
  it("needs the password and a code from its owner", async () => {
    const { email, token, secret } = await anOwnerWithApp();
    const off = (code: string) => request(path, { method: "DELETE", body: { code }, token });
    expect((await off(otherCode(codeOf(secret)))).status).toBe(400);
    expect((await off(codeOf(secret))).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect(await db().recoveryCode.count({ where: { user: { email } } })).toBe(0);
  });

  it("happens when the person loses the role", async () => {
    const [left, owner] = [await anOwnerWithApp(), await anAdmin()];
    const body = { role: "customer" };
    const change = { method: "PATCH", body, token: owner.token } as const;
    expect((await request(`/admin/users/${left.userId}`, change)).status).toBe(200);
    expect((await login(left.email, "users")).status).toBe(200);
  });

  it("is allowed to another owner and to nobody else", async () => {
    const [lost, owner, clerk] = [await anOwnerWithApp(), await anAdmin(), await anAdmin("orders")];
    const remove = ({ token }: Person) =>
      request(`/admin/users/${lost.userId}/authenticator`, { method: "DELETE", body: {}, token });
    const seen = () => request(`/admin/users/${lost.userId}`, { token: owner.token });
    expect((await seen()).body.authenticator).toBe(true);
    expect((await remove(clerk)).status).toBe(403);
    expect((await remove(lost)).status).toBe(409);
    expect((await remove(owner)).status).toBe(200);
    expect((await request("/admin/profile", { token: lost.token })).status).toBe(401);
    expect((await login(lost.email)).status).toBe(200);
    expect(await subjectsTo(lost.email)).toContain("Your authenticator is off");
    const mail = (await mailsTo(lost.email)).map(({ text }) => text).join();
    expect(mail).toContain("took it away, and signed you out everywhere");
    expect(await auditOf(lost.userId)).toContain("authenticator.taken_away");
    expect((await seen()).body.authenticator).toBe(false);
  });
});

describe("a shop that requires an authenticator", () => {
  const settings = {
    low_stock: 5,
    notify_emails: [],
    notify_orders: false,
    notify_low_stock: false,
  };
  const all = { ...settings, notify_messages: false, notify_reports: false };
  const require = ({ token }: Person, require_authenticator?: boolean) => {
    const body = { ...all, require_authenticator };
    return request("/admin/settings", { method: "PUT", body, token });
  };
  afterAll(async () => {
    await db().shopSettings.updateMany({ data: { requireAuthenticator: false } });
  });

  it("is set by an owner with an authenticator and shuts others out until they set one up", async () => {
    const [owner, clerk] = [await anOwnerWithApp(), await anAdmin("orders")];
    expect((await require(await anAdmin(), true)).status).toBe(409);
    expect((await require(owner, true)).body.require_authenticator).toBe(true);
    expect((await require(owner)).body.require_authenticator).toBe(true);
    const profile = () => request("/admin/profile", { token: clerk.token });
    expect(await profile()).toMatchObject({ status: 403, body: { code: "set_up_needed" } });
    expect((await request("/admin/profile", { token: owner.token })).status).toBe(200);
    const session = await request("/sessions/current", { token: clerk.token });
    expect(session.body.set_up_needed).toBe(true);
    const { secret } = (await request(path, { body: {}, token: clerk.token })).body;
    expect((await confirm(clerk, codeOf(secret))).status).toBe(200);
    expect((await profile()).status).toBe(200);
  });

  it("is changed only with the password, and always allows logging out", async () => {
    const [owner, clerk] = [await anOwnerWithApp(), await anAdmin("orders")];
    await db().session.updateMany({ where: { userId: owner.userId }, data: { provedAt: null } });
    expect((await require(owner, false)).body.code).toBe("password_needed");
    const { token } = clerk;
    const body = { password: PASSWORD };
    expect((await request("/admin/step-up", { body, token })).status).toBe(200);
    expect((await request("/admin/logout", { body: {}, token })).status).toBe(200);
  });
});

describe("the only owner's lost authenticator", () => {
  it("is removed once from the server's command line, with an email to the owner", async () => {
    const owner = await anOwnerWithApp();
    expect(await takeAwayLostAuthenticator(` ${owner.email.toUpperCase()} `)).toBe(true);
    expect(await takeAwayLostAuthenticator(owner.email)).toBe(false);
    expect((await request("/admin/profile", { token: owner.token })).status).toBe(401);
    expect((await login(owner.email)).status).toBe(200);
    expect(await auditOf(owner.userId)).toContain("authenticator.taken_away");
    expect(await subjectsTo(owner.email)).toContain("Your authenticator is off");
  });

  it("is unchanged for an unknown address or one without an app", async () => {
    expect(await takeAwayLostAuthenticator("nobody@example.in")).toBe(false);
    expect(await takeAwayLostAuthenticator((await anAdmin()).email)).toBe(false);
  });
});
