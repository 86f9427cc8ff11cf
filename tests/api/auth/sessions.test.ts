import { SignJWT } from "jose";
import { db } from "@/lib/db";
import { openSession } from "@/lib/identity/sessions";
import { request } from "@/tests/support/servers/http";
import { auditOf, mailsTo } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, anAdmin, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const HOUR_MS = 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);
const profile = (token: string) => request("/users/profile", { token });
const change = (userId: string, data: { expiresAt?: Date; lastSeenAt?: Date; revokedAt?: Date }) =>
  db().session.updateMany({ where: { userId }, data });

describe("a session", () => {
  it("ends after 365 days", async () => {
    const { token, userId } = await aCustomer();
    const { createdAt, expiresAt } = await db().session.findFirstOrThrow({ where: { userId } });
    const days = (expiresAt.getTime() - createdAt.getTime()) / (24 * HOUR_MS);
    expect(Math.round(days * 1000) / 1000).toBe(365);
    expect((await profile(token)).status).toBe(200);
    await change(userId, { expiresAt: ago(1000) });
    expect((await profile(token)).status).toBe(401);
  });

  it("ends with its token, whatever the row says", async () => {
    const { token, userId } = await aCustomer();
    const [, claims = ""] = token.split(".");
    const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { sid: string };
    const old = await new SignJWT({ user_id: userId, sid })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("customer")
      .setIssuedAt(0)
      .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
      .sign(new TextEncoder().encode(`bearer:${process.env.AUTH_SECRET}`));
    expect((await profile(old)).status).toBe(401);
  });

  it("is refused on the next request after a revocation", async () => {
    const { token, userId } = await aCustomer();
    await change(userId, { revokedAt: new Date() });
    expect((await profile(token)).status).toBe(401);
  });

  it("of a deleted account is refused", async () => {
    const { token, userId } = await aCustomer();
    await db().user.update({ where: { id: userId }, data: { erasedAt: new Date() } });
    expect((await profile(token)).status).toBe(401);
  });

  it("of the back-office, unlike the shop's, ends after twelve idle hours", async () => {
    const admin = await anAdmin();
    const adminProfile = () => request("/admin/profile", { token: admin.token });
    await change(admin.userId, { lastSeenAt: ago(11.9 * HOUR_MS) });
    expect((await adminProfile()).status).toBe(200);
    // That use has reset the idle time.
    const row = await db().session.findFirstOrThrow({ where: { userId: admin.userId } });
    expect(Date.now() - row.lastSeenAt.getTime()).toBeLessThan(60_000);
    await change(admin.userId, { lastSeenAt: ago(12.1 * HOUR_MS) });
    expect((await adminProfile()).status).toBe(401);
    const customer = await aCustomer();
    await change(customer.userId, { lastSeenAt: ago(200 * HOUR_MS) });
    expect((await profile(customer.token)).status).toBe(200);
  });
});

describe("logged-in devices", () => {
  const list = async (token: string) => (await request("/users/sessions", { token })).body.sessions;

  it("are listed by name and logged out singly or all except the current one", async () => {
    const { token, userId } = await aCustomer();
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const second = await openSession(db(), { userId, audience: "customer", userAgent });
    const third = await openSession(db(), { userId, audience: "customer" });
    const devices = await list(token);
    expect(devices).toHaveLength(3);
    expect(devices.filter((row: { is_current: boolean }) => row.is_current)).toHaveLength(1);
    const firefox = devices.find((row: { device: string }) => row.device === "Firefox on Linux");
    const path = `/users/sessions/${firefox.id}`;
    expect((await request(path, { method: "DELETE", body: {}, token })).status).toBe(200);
    expect((await profile(second)).status).toBe(401);
    expect((await request(path, { method: "DELETE", body: {}, token })).status).toBe(404);
    const others = await request("/users/sessions/others", { method: "DELETE", body: {}, token });
    expect(others.body.signed_out).toBe(1);
    expect((await profile(third)).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect(await list(token)).toHaveLength(1);
    expect(await auditOf(userId)).toEqual(["session.revoked", "session.others_revoked"]);
  });

  it("of another person or of the back-office cannot be logged out", async () => {
    const owner = await anAdmin();
    const shopToken = await openSession(db(), { userId: owner.userId, audience: "customer" });
    const other = await aCustomer();
    const admin = await db().session.findFirstOrThrow({
      where: { userId: owner.userId, audience: "admin" },
    });
    for (const token of [other.token, shopToken]) {
      const path = `/users/sessions/${admin.idHash}`;
      expect((await request(path, { method: "DELETE", body: {}, token })).status).toBe(404);
    }
    await request("/users/sessions/others", { method: "DELETE", body: {}, token: shopToken });
    expect((await request("/admin/profile", { token: owner.token })).status).toBe(200);
  });
});

describe("a login", () => {
  const login = (email: string, userAgent: string) =>
    request("/users/login", {
      body: { email, password: PASSWORD },
      headers: { "user-agent": userAgent },
    });
  const chrome = (version: number, system = "Windows NT 10.0; Win64; x64") =>
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

  it("from a new device sends an email, unless it is the first or only a newer browser", async () => {
    const { email, userId } = await aCustomer();
    await db().session.deleteMany({ where: { userId } });
    await login(email, chrome(140));
    await login(email, chrome(141));
    expect(await mailsTo(email)).toEqual([]);
    await login(email, chrome(141, "Linux; Android 15; Pixel 9"));
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Login from a new device"]);
    expect(mails[0]?.text).toContain("Chrome on Android");
    expect(mails[0]?.html).toContain("Chrome on Android");
  });

  it("ignores case and spaces of the email", async () => {
    const { email } = await aCustomer();
    expect((await login(`  ${email.toUpperCase()} `, "x")).status).toBe(200);
  });
});
