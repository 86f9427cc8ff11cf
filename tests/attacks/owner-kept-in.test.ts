import { randomUUID } from "node:crypto";
import { attack } from "@/tests/attacks/support/attacked";
import { Visitor } from "@/tests/attacks/support/visitor";

const password = "a long enough passphrase";

attack("strangers who guess at an account", (shop) => {
  const visitor = () => new Visitor(shop.origin);

  async function anOwner(): Promise<{ email: string; owner: Visitor }> {
    const email = `owner-${randomUUID()}@example.com`;
    const owner = visitor();
    const person = { name: "Asha Menon", email, password };
    expect((await owner.send("/api/users/signup", { body: person })).status).toBe(200);
    return { email, owner };
  }

  test("do not lock a known device out", async () => {
    const { email, owner } = await anOwner();
    const right = { body: { email, password } };
    expect((await owner.send("/api/users/login", right)).status).toBe(200);
    owner.endSession();
    const wrong = () => ({ body: { email, password: "wrong" } });
    const statuses = await visitor().flood(50, "/api/users/login", wrong);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await owner.send("/api/users/login", right)).status).toBe(200);
    expect((await visitor().send("/api/users/login", right)).status).toBe(429);
  });

  test("do not lock an administrator's known device out", async () => {
    const owner = visitor();
    const right = { body: { email: "admin@example.com", password: "Demo-Pass-2026" } };
    expect((await owner.send("/api/admin/login", right)).status).toBe(200);
    const { id } = (await owner.send("/api/admin/profile")).body.user_data;
    const wrong = () => ({ body: { email: "admin@example.com", password: "wrong" } });
    await visitor().flood(50, "/api/admin/login", wrong);
    const session = new Map(owner.jar);
    owner.endSession();
    expect((await owner.send("/api/admin/login", right)).status).toBe(200);
    // Unlocked for the tests that follow, as an administrator would.
    for (const [name, value] of session) owner.jar.set(name, value);
    const opened = await owner.send(`/api/admin/users/${id}/unlock`, { body: {} });
    expect(opened.status).toBe(200);
    expect((await visitor().send("/api/admin/login", right)).status).toBe(200);
  });

  test("do not block password confirmation in the owner's session", async () => {
    const { email, owner } = await anOwner();
    await owner.send("/api/users/login", { body: { email, password } });
    const wrong = () => ({ body: { email, password: "wrong" } });
    await visitor().flood(50, "/api/users/login", wrong);
    const toggle = { method: "PATCH", body: { entered_password: password, enabled: true } };
    expect((await owner.send("/api/users/2fa/toggle", toggle)).status).toBe(200);
  });

  test("do not use up the owner's code or block the next one", async () => {
    const { email, owner } = await anOwner();
    const ask = { body: { email } };
    expect((await owner.send("/api/users/password-reset/request", ask)).status).toBe(200);
    const stranger = visitor();
    await stranger.send("/api/users/password-reset/request", ask);
    const guess = (n: number) => ({
      body: { email, new_password: password, otp_code: String(n).padStart(6, "0") },
    });
    await stranger.flood(50, "/api/users/password-reset/confirm", guess);
    await visitor().flood(50, "/api/users/password-reset/confirm", guess);
    const own = await owner.send("/api/users/password-reset/confirm", guess(999_999));
    // Compared rather than 429: wrong, or right by chance.
    expect([200, 400]).toContain(own.status);
  });
});

attack("next-auth's endpoints", (shop) => {
  const visitor = () => new Visitor(shop.origin);

  test("unused ones return 404 with the usual headers", async () => {
    for (const path of ["signin", "signout", "error", "providers", "verify-request", "_log"]) {
      const { status, headers } = await visitor().send(`/api/auth/${path}`);
      expect([path, status]).toEqual([path, path === "signout" ? 405 : 404]);
      expect(headers["content-type"]).toMatch(/json/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-request-id"]).toMatch(/./);
    }
  });

  test("an ended session is empty", async () => {
    const browser = visitor();
    const body = { email: "customer@example.com", password: "Demo-Pass-2026" };
    const { csrfToken } = (await browser.send("/api/auth/csrf")).body;
    const form = new URLSearchParams({ csrfToken, json: "true", ...body });
    const answer = await browser.send("/api/auth/callback/credentials", { body: form });
    expect(answer.status).toBe(200);
    const shown = await browser.send("/api/auth/session");
    expect(shown.body).toEqual({ user: { name: expect.any(String) }, expires: expect.any(String) });
    const cookies = new Map(browser.jar);
    expect((await browser.send("/api/users/logout", { body: {} })).status).toBe(200);
    for (const [name, value] of cookies) browser.jar.set(name, value);
    expect((await browser.send("/api/auth/session")).body).toEqual({});
    expect(browser.jar.has("arklane.session")).toBe(false);
  });
});

attack("the payment callback", (shop) => {
  test("does not reveal the purchase of an order's id", async () => {
    const body = new URLSearchParams({ razorpay_order_id: "order_AbCdEfGhIjKlMn" });
    const { status, headers } = await new Visitor(shop.origin).send("/api/payments/callback", {
      body,
    });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/\/checkout$/);
  });
});
