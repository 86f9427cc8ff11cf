import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const newcomer = () => ({
  name: "K. R. Narayanan",
  email: `New-${randomUUID()}@Example.com`,
  password: PASSWORD,
  phone_number: "098765 43210",
});

describe("POST /users/signup", () => {
  it("creates an account with a hashed password, a lower-case email and an E.164 phone", async () => {
    const body = newcomer();
    const answer = await request("/users/signup", { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Signup successful! Welcome to our website." },
    });
    const user = await db().user.findUniqueOrThrow({ where: { email: body.email.toLowerCase() } });
    expect(user).toMatchObject({ phone: "+919876543210", role: "customer" });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("keeps one account per email under concurrent requests", async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2].map(() => request("/users/signup", { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "email_taken",
      fields: { email: [expect.any(String)] },
    });
  });

  it("names every invalid field", async () => {
    const body = { name: "", email: "x", password: "short", phone_number: "12" };
    const answer = await request("/users/signup", { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      "email",
      "name",
      "password",
      "phone_number",
    ]);
  });

  it.each(["நாராயணன்", "आशा मेनन", "O’Brien-Smith"])("accepts the name %s", async (name) => {
    expect((await request("/users/signup", { body: { ...newcomer(), name } })).status).toBe(200);
  });
});

describe("POST /users/login", () => {
  it("returns a program a bearer token with the claims that clients read", async () => {
    const { email, userId } = await aCustomer();
    const answer = await request("/users/login", { body: { email, password: PASSWORD } });
    expect(answer.body).toEqual({ message: "Login Successful!" });
    const token = answer.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ user_id: userId, aud: "customer" });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(365 * 24 * 60 * 60);
    expect((await request("/users/profile", { token })).body.user_data.email).toBe(email);
  });

  it("gives a browser a sealed HttpOnly cookie and no readable token", async () => {
    const { email } = await aCustomer();
    const answer = await request("/users/login", {
      body: { email, password: PASSWORD },
      cookie: "",
    });
    expect(answer.headers.get("authorization")).toBeNull();
    const [session, hint] = answer.headers.getSetCookie();
    expect(session).toMatch(/^arklane\.session=[^;]+; .*SameSite=Lax; HttpOnly$/);
    expect(hint).toMatch(/^arklane_hint=customer;/);
    const cookie = session?.split(";")[0];
    expect((await request("/users/profile", { cookie })).body.user_data.email).toBe(email);
  });

  it.each([
    ["a wrong password", async () => ({ email: (await aCustomer()).email, password: "wrong" })],
    ["an unknown email", async () => ({ email: "nobody@example.com", password: PASSWORD })],
  ])("answers %s with the same error", async (_what, credentials) => {
    const answer = await request("/users/login", { body: await credentials() });
    expect(answer).toMatchObject({
      status: 401,
      body: { message: "Invalid credentials. Please check your email and password." },
    });
  });

  it("requires both fields", async () => {
    const answer = await request("/users/login", { body: {} });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(["email", "password"]);
  });

  it("stores the session's id only as a hash", async () => {
    const { userId, token } = await aCustomer();
    const sid = String(decodeJwt(token).sid);
    const rows = await db().session.findMany({ where: { userId } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(sid);
  });
});

describe("POST /users/logout", () => {
  it("ends the session and its token", async () => {
    const { token } = await aCustomer();
    expect((await request("/users/logout", { body: {}, token })).status).toBe(200);
    expect((await request("/users/profile", { token })).status).toBe(401);
  });

  it("clears the browser's cookies", async () => {
    const { email } = await aCustomer();
    const login = await request("/users/login", {
      body: { email, password: PASSWORD },
      cookie: "",
    });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0];
    const logout = await request("/users/logout", { body: {}, cookie });
    expect(logout.headers.getSetCookie().every((line) => line.includes("Max-Age=0"))).toBe(true);
    expect((await request("/users/profile", { cookie })).status).toBe(401);
  });
});

describe("POST /admin/login", () => {
  it("starts a back-office session for an administrator", async () => {
    const { email } = await anAdmin();
    const answer = await request("/admin/login", { body: { email, password: PASSWORD } });
    const token = answer.headers.get("authorization")?.replace("Bearer ", "");
    expect((await request("/order/allorderdata", { token })).status).toBe(200);
    expect((await request("/admin/logout", { body: {}, token })).status).toBe(200);
    expect((await request("/order/allorderdata", { token })).status).toBe(401);
  });

  it("answers a customer as it answers a wrong password", async () => {
    const { email } = await aCustomer();
    const answer = await request("/admin/login", { body: { email, password: PASSWORD } });
    expect(answer.status).toBe(401);
  });

  it("keeps an administrator's customer session out of the back-office", async () => {
    const { email } = await anAdmin();
    const answer = await request("/users/login", { body: { email, password: PASSWORD } });
    const token = answer.headers.get("authorization")?.replace("Bearer ", "");
    expect((await request("/order/allorderdata", { token })).status).toBe(403);
  });

  it("ends the session of a former administrator", async () => {
    const { userId, token } = await anAdmin();
    await db().user.update({ where: { id: userId }, data: { role: "customer", officeRole: null } });
    expect((await request("/order/allorderdata", { token })).status).toBe(401);
  });
});

describe("/users/address", () => {
  const home = {
    type: "Home",
    house_building: "B-1204, Lake View Residency",
    locality_street: "Sector 62",
    city: "Noida",
    district: "Gautam Buddha Nagar",
    state: "Uttar Pradesh",
    pin: "201 309",
  };

  it("makes the first address the default, a later one only on request", async () => {
    const { token } = await aCustomer();
    const first = await request("/users/address", { body: home, token });
    expect(first.body).toMatchObject({
      message: "Address added successfully!",
      address: { pin: "201309", is_default: true },
    });
    await request("/users/address", { body: { ...home, type: "Work" }, token });
    await request("/users/address", {
      body: { ...home, type: "Other", custom_type_name: "Farm", is_default: true },
      token,
    });
    const { body } = await request("/users/address", { token });
    expect(
      body.map((row: { type: string; is_default: boolean }) => [row.type, row.is_default]),
    ).toEqual([
      ["Other", true],
      ["Home", false],
      ["Work", false],
    ]);
  });

  it("keeps exactly one default under concurrent requests", async () => {
    const { token, userId } = await aCustomer();
    const body = { ...home, is_default: true };
    await Promise.all([1, 2, 3, 4].map(() => request("/users/address", { body, token })));
    expect(await db().address.count({ where: { userId } })).toBe(4);
    expect(await db().address.count({ where: { userId, isDefault: true } })).toBe(1);
  });

  it("names every invalid field", async () => {
    const { token } = await aCustomer();
    const body = { ...home, pin: "2013", state: "Utopia", city: " ", type: "Other" };
    const answer = await request("/users/address", { body, token });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toMatchObject({
      pin: ["A PIN code has six digits."],
      state: ["Choose a state."],
      city: ["Enter the city."],
    });
  });

  it("hides other people's addresses", async () => {
    const owner = await aCustomer();
    await request("/users/address", { body: home, token: owner.token });
    const other = await aCustomer();
    expect((await request("/users/address", { token: other.token })).body).toEqual([]);
  });
});
