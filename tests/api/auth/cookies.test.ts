import { cookieName, sealToken } from "@/lib/identity/cookie";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

const SECRET = process.env.AUTH_SECRET ?? "";
const CUSTOMER = cookieName("customer", false);
const ADMIN = cookieName("admin", false);

let person: Person;
let sealed: string;

beforeAll(async () => {
  await allowPrograms();
  person = await aCustomer();
  sealed = await sealToken(person.token, "customer", SECRET);
});

const profile = (cookie: string) => request("/users/profile", { cookie });

it("a cookie opens the account it was sealed for", async () => {
  const { status, body } = await profile(`${CUSTOMER}=${sealed}`);
  expect(status).toBe(200);
  expect(body.user_data.email).toBe(person.email);
});

it.each([
  ["with one character changed", () => spoil(sealed, Math.floor(sealed.length / 2))],
  ["with its end changed", () => spoil(sealed, sealed.length - 2)],
  ["cut short", () => sealed.slice(0, -10)],
  ["holding the plain bearer token", () => person.token],
  ["of plain words", () => "customer"],
  ["that is empty", () => ""],
])("a cookie %s is refused", async (_what, cookie) => {
  expect((await profile(`${CUSTOMER}=${cookie()}`)).status).toBe(401);
});

it("a cookie sealed with another secret is refused", async () => {
  const foreign = await sealToken(
    person.token,
    "customer",
    "another-secret-another-secret-another",
  );
  expect((await profile(`${CUSTOMER}=${foreign}`)).status).toBe(401);
});

it("a customer's cookie is refused under the back-office's name", async () => {
  const answer = await request("/order/allorderdata", { cookie: `${ADMIN}=${sealed}` });
  expect(answer.status).toBe(401);
});

it("an administrator's token sealed as a customer's is refused by customer calls", async () => {
  const admin = await anAdmin();
  const wrong = await sealToken(admin.token, "customer", SECRET);
  expect((await profile(`${CUSTOMER}=${wrong}`)).status).toBe(403);
});

it("a form on another site cannot use the cookie", async () => {
  const answer = await request("/users/logout", {
    method: "POST",
    body: "x=1",
    cookie: `${CUSTOMER}=${sealed}`,
    headers: {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  expect(answer.status).toBe(403);
  expect((await profile(`${CUSTOMER}=${sealed}`)).status).toBe(200);
});

it("over https the cookie is Secure with the __Host- prefix", async () => {
  expect(cookieName("customer", true)).toBe("__Host-arklane.session");
  const answer = await request("/users/login", {
    body: { email: person.email, password: PASSWORD },
    cookie: "",
  });
  expect(answer.headers.getSetCookie()[0]).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly$/);
});

function spoil(text: string, at: number): string {
  const other = text[at] === "A" ? "B" : "A";
  return text.slice(0, at) + other + text.slice(at + 1);
}
