import { nextAuthHandler } from "@/lib/auth/sign-in/next-auth";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, PASSWORD } from "@/tests/support/shop/builders";

const ORIGIN = "http://localhost:3000";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

beforeAll(allowPrograms);

type Sent = { method?: string; body?: Record<string, string>; headers?: Record<string, string> };

/** A browser on our own pages, with next-auth's cookies and ours. */
class Browser {
  readonly jar = new Map<string, string>();

  async ask(action: string, { method, body, headers }: Sent = {}) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = new Request(`${ORIGIN}/api/auth/${action}`, {
      method: method ?? (body ? "POST" : "GET"),
      headers: { "sec-fetch-site": "same-origin", "user-agent": CHROME, cookie, ...headers },
      body: body && new URLSearchParams(body),
    });
    const params = Promise.resolve({ nextauth: action.split("/") });
    const answer = await nextAuthHandler(sent, { params });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|01 Jan 1970/.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
  }

  async post(action: string, fields: Record<string, string> = {}, headers = {}) {
    const { csrfToken } = (await this.ask("csrf")).body;
    return this.ask(action, { body: { csrfToken, json: "true", ...fields }, headers });
  }

  signIn(email: string, password: string, headers = {}) {
    return this.post("callback/credentials", { email, password }, headers);
  }
}

describe("logging in", () => {
  it("does everything our login does: device, audit entry, hint, known device and origin", async () => {
    const { email, userId } = await aCustomer();
    const browser = new Browser();
    const answer = await browser.signIn(email, PASSWORD);
    expect(answer).toMatchObject({ status: 200, body: { url: expect.stringMatching(ORIGIN) } });
    expect([...browser.jar.keys()]).toEqual(
      expect.arrayContaining(["arklane.session", "arklane_hint", "arklane.device"]),
    );
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const session = await db().session.findFirstOrThrow({
      where: { userId, userAgent: { not: null } },
      select: { userAgent: true },
    });
    expect(session.userAgent).toBe(CHROME);
    expect(await auditOf(userId)).toEqual(["session.opened"]);
    const cookie = `arklane.session=${browser.jar.get("arklane.session")}`;
    expect((await request("/users/profile", { cookie })).body.user_data.email).toBe(email);
  });

  it("shares its lockout with our login", async () => {
    const { email } = await aCustomer();
    const browser = new Browser();
    const ours = (password: string) => request("/users/login", { body: { email, password } });
    for (let n = 0; n < 3; n += 1) expect((await browser.signIn(email, "wrong")).status).toBe(401);
    for (let n = 0; n < 2; n += 1) expect((await ours("wrong")).status).toBe(401);
    const locked = await browser.signIn(email, PASSWORD);
    expect(locked).toMatchObject({ status: 429, body: { code: "too_many_tries" } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ours(PASSWORD)).status).toBe(429);
  });

  it("shares its address limit with our login", async () => {
    const headers = { "x-forwarded-for": "203.0.113.200" };
    const browser = new Browser();
    const one = await aCustomer();
    await browser.signIn(one.email, PASSWORD, headers);
    const counted = () =>
      db().rateLimiterFlexible.findFirst({ where: { key: "sign-in:address:203.0.113.200" } });
    expect((await counted())?.points).toBe(1);
    const body = { email: one.email, password: PASSWORD };
    await request("/users/login", { body, cookie: "", headers });
    expect((await counted())?.points).toBe(2);
  });

  it("asks for the second factor like our login", async () => {
    const { email, userId } = await aCustomer();
    await db().user.update({ where: { id: userId }, data: { secondFactor: true } });
    const browser = new Browser();
    const first = await browser.signIn(email, PASSWORD);
    expect(first).toMatchObject({ status: 308, body: { code: "second_factor_required" } });
    expect(browser.jar.has("arklane.session")).toBe(false);
    const cookie = `arklane.pending-customer=${browser.jar.get("arklane.pending-customer")}`;
    const body = { otp_code: await lastCode(email) };
    expect(await request("/users/2fa/verify", { body, cookie })).toMatchObject({ status: 200 });
  });

  it.each([
    ["without the token against forgery", {}, "/api/auth/signin?csrf=true"],
    ["to another site", { callbackUrl: "https://evil.example/x" }, ORIGIN],
  ])("%s redirects only within the shop", async (_what, fields, to) => {
    const { email } = await aCustomer();
    const browser = new Browser();
    const isForged = Object.keys(fields).length === 0;
    const body = { email, password: PASSWORD, json: "true", ...fields };
    const answer = isForged
      ? await browser.ask("callback/credentials", { body })
      : await browser.post("callback/credentials", body);
    expect(answer.body.url).toContain(isForged ? "csrf=true" : to);
    expect(answer.body.url).not.toContain("evil.example");
    expect(browser.jar.has("arklane.session")).toBe(!isForged);
  });

  it("refuses another site and programs", async () => {
    const site = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const browser = new Browser();
    const { csrfToken } = (await browser.ask("csrf")).body;
    const body = { csrfToken, email: "a@example.com", password: "x" };
    expect((await browser.ask("callback/credentials", { body, headers: site })).status).toBe(403);
    const program = { "x-api-key": "demo_key_for_local_use_only" };
    expect((await browser.ask("session", { headers: program })).status).toBe(403);
  });

  it("reads nothing larger than a form", async () => {
    const answer = await new Browser().post("callback/credentials", { email: "x".repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});

describe("the session", () => {
  it("holds a name and an expiry, and is empty once it has ended", async () => {
    const { email, userId, name } = await aCustomer();
    const browser = new Browser();
    expect((await browser.ask("session")).body).toEqual({});
    await browser.signIn(email, PASSWORD);
    const shown = await browser.ask("session");
    expect(shown.body).toEqual({ user: { name }, expires: expect.stringMatching(/Z$/) });
    expect(shown.headers.getSetCookie()).toEqual([]);
    await db().session.updateMany({ where: { userId }, data: { revokedAt: new Date() } });
    expect((await browser.ask("session")).body).toEqual({});
    expect(browser.jar.has("arklane.session")).toBe(false);
  });

  it("ends on sign-out", async () => {
    const { email, userId } = await aCustomer();
    const browser = new Browser();
    await browser.signIn(email, PASSWORD);
    const cookie = `arklane.session=${browser.jar.get("arklane.session")}`;
    expect((await browser.post("signout")).status).toBe(200);
    expect([...browser.jar.keys()]).not.toEqual(expect.arrayContaining(["arklane_hint"]));
    expect((await request("/users/profile", { cookie })).status).toBe(401);
    expect(await auditOf(userId)).toEqual(["session.opened", "session.closed"]);
  });
});

describe("unused endpoints", () => {
  it.each(["signin", "signin/credentials", "providers", "error", "verify-request", "_log", "x"])(
    "%s returns 404",
    async (action) => {
      for (const method of ["GET", "POST"]) {
        const answer = await new Browser().ask(action, { method });
        expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
      }
    },
  );

  it.each([
    ["csrf", "POST", "GET"],
    ["session", "DELETE", "GET"],
    ["signout", "GET", "POST"],
    ["callback/credentials", "GET", "POST"],
  ])("%s refuses %s", async (action, method, allowed) => {
    const answer = await new Browser().ask(action, { method });
    expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
    expect(answer.headers.get("allow")).toBe(allowed);
  });
});
