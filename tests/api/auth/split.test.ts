import { request } from "@/tests/support/servers/http";
import { TIER_KEY, Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();

beforeAll(() => api.start());
afterAll(() => api.stop());

it("a web tier forwards a login with its second factor", async () => {
  const error = {
    message: "Enter the code that we sent to your email.",
    code: "second_factor_required",
  };
  api.json(error, 308, { "x-pending-sign-in": "Fe26.sealed-there" });
  const headers = { "user-agent": "Firefox of the person" };
  const first = await request("/users/login", {
    body: { email: "asha@example.com", password: "a long enough passphrase" },
    cookie: "",
    headers,
  });
  expect(first).toMatchObject({ status: 308, body: { code: "second_factor_required" } });
  expect(first.headers.has("x-pending-sign-in")).toBe(false);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0];
  expect(cookie).toBe("arklane.pending-customer=Fe26.sealed-there");

  api.json({ message: "Login Successful!" }, 200, { authorization: "Bearer the.bearer.token" });
  const second = await request("/users/2fa/verify", {
    body: { otp_code: "123456" },
    cookie,
    headers,
  });
  expect(second.status).toBe(200);
  expect(second.headers.get("authorization")).toBeNull();
  expect(second.headers.getSetCookie()[0]).toMatch(/^arklane\.session=/);
  expect(api.last.json).toEqual({ otp_code: "123456", pending: "Fe26.sealed-there" });
  expect(api.last.headers.get("user-agent")).toBe("Firefox of the person");
  expect(api.last.headers.get("x-api-key")).toBe(TIER_KEY);
});

it("a lockout of the API tier reaches the browser with its time", async () => {
  const body = { message: "Try again in 1 minute.", code: "too_many_tries", retry_after: 60 };
  api.json(body, 429);
  const locked = await request("/users/login", {
    body: { email: "asha@example.com", password: "x" },
    cookie: "",
  });
  expect(locked.status).toBe(429);
  expect(locked.headers.get("retry-after")).toBe("60");
});

it("a program's key, token and pending login pass through", async () => {
  const error = { message: "Enter the code.", code: "second_factor_required" };
  api.json(error, 308, { "x-pending-sign-in": "Fe26.sealed-there" });
  const ownKey = { "x-api-key": "the-key-of-an-app" };
  const first = await request("/users/login", {
    body: { email: "asha@example.com", password: "a long enough passphrase" },
    headers: ownKey,
  });
  expect(first.headers.get("x-pending-sign-in")).toBe("Fe26.sealed-there");
  expect(api.last.headers.get("x-api-key")).toBe("the-key-of-an-app");
  api.json({ message: "Login Successful!" }, 200, { authorization: "Bearer the.bearer.token" });
  const second = await request("/users/2fa/verify", {
    body: { otp_code: "123456", pending: "Fe26.sealed-there" },
    headers: ownKey,
  });
  expect(second.headers.get("authorization")).toBe("Bearer the.bearer.token");

  api.json({ message: "The API key is missing or not valid.", code: "invalid_api_key" }, 401);
  const refused = await request("/products/all", { headers: ownKey });
  expect(refused).toMatchObject({ status: 401, body: { code: "invalid_api_key" } });
});

it("a refused key of the web tier is a server error, not the visitor's", async () => {
  api.json({ message: "The API key is missing or not valid.", code: "invalid_api_key" }, 401);
  const answer = await request("/products/all", { cookie: "" });
  expect(answer).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
});

it("a device's seal passes to the browser's cookie and back, and to a program's header", async () => {
  const signedIn = { authorization: "Bearer the.bearer.token", "x-known-device": "Fe26.of-there" };
  const body = { email: "asha@example.com", password: "a long enough passphrase" };
  api.json({ message: "Login Successful!" }, 200, signedIn);
  const first = await request("/users/login", { body, cookie: "" });
  expect(first.body).toEqual({ message: "Login Successful!" });
  expect(first.headers.has("x-known-device")).toBe(false);
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith("arklane.device="));
  expect(cookie).toMatch(/^arklane\.device=Fe26\.of-there; .*HttpOnly/);
  await request("/users/login", { body, cookie: "arklane.device=Fe26.of-there" });
  expect(api.last.headers.get("x-known-device")).toBe("Fe26.of-there");
  const program = await request("/users/login", { body, headers: { "x-api-key": "of-an-app" } });
  expect(program.headers.get("x-known-device")).toBe("Fe26.of-there");
});
