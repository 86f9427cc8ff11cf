import { request } from "@/tests/support/http";

const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
const original = globalThis.fetch;
let answer: () => Response;

beforeAll(() => {
  // This tier has no accounts: every call is made to that host.
  Object.assign(process.env, { API_URL: "http://api.internal", API_KEY: "the-key-of-this-tier" });
  globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    sent.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) });
    return answer();
  };
});
afterAll(() => {
  globalThis.fetch = original;
});

it("a web tier in front of the API carries a sign-in with its second factor through", async () => {
  const error = {
    message: "Enter the code that we sent to your e-mail.",
    code: "second_factor_required",
  };
  answer = () =>
    Response.json(error, { status: 308, headers: { "x-pending-sign-in": "Fe26.sealed-there" } });
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

  const done = { message: "Login Successful!" };
  answer = () => Response.json(done, { headers: { authorization: "Bearer the.bearer.token" } });
  const second = await request("/users/2fa/verify", {
    body: { otp_code: "123456" },
    cookie,
    headers,
  });
  expect(second.status).toBe(200);
  expect(second.headers.get("authorization")).toBeNull();
  expect(second.headers.getSetCookie()[0]).toMatch(/^arklane\.session=/);
  expect(sent.at(-1)).toMatchObject({ body: { otp_code: "123456", pending: "Fe26.sealed-there" } });
  expect(sent.at(-1)?.headers.get("user-agent")).toBe("Firefox of the person");
  expect(sent.at(-1)?.headers.get("x-api-key")).toBe("the-key-of-this-tier");
});

it("a lock of the API reaches the browser with its time", async () => {
  const body = { message: "Try again in 1 minute.", code: "too_many_tries", retry_after: 60 };
  answer = () => Response.json(body, { status: 429 });
  const locked = await request("/users/login", {
    body: { email: "asha@example.com", password: "x" },
    cookie: "",
  });
  expect(locked.status).toBe(429);
  expect(locked.headers.get("retry-after")).toBe("60");
});
