import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, mailsTo, subjectsTo } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
  setProof,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);
/** Demotes the owners of earlier tests, who would count as another owner. */
beforeEach(() =>
  db().user.updateMany({
    where: { officeRole: "owner" },
    data: { officeRole: "readonly" },
  }),
);

const change = (by: Person, id: string, body: object) =>
  request(`/admin/users/${id}`, { method: "PATCH", body, token: by.token });
const login = ({ email }: Person, door = "users", password = PASSWORD) =>
  request(`/${door}/login`, { body: { email, password } });
const profile = ({ token }: Person) => request("/admin/profile", { token });
const roleOf = async ({ userId }: Person) =>
  (await db().user.findUniqueOrThrow({ where: { id: userId } })).officeRole;

describe("removing a role", () => {
  it("ends the sessions at once and closes the back-office", async () => {
    const [owner, left] = [await anAdmin(), await anAdmin()];
    const answer = await change(owner, left.userId, { role: "customer" });
    expect(answer).toMatchObject({
      status: 200,
      body: { role: "customer", sessions_ended: 1, blocked_at: null },
    });
    expect((await profile(left)).status).toBe(401);
    expect(await login(left, "admin")).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials" },
    });
    expect((await login(left)).status).toBe(200);
    expect(await auditOf(left.userId)).toContain("account.role_changed");
    expect(await subjectsTo(left.email)).toContain("You have left the back-office");
  });

  it("lists the person's API keys and revokes their invitations", async () => {
    const [owner, left] = [await anAdmin(), await anAdmin()];
    const made = await request("/admin/api-keys", {
      body: { name: "Left behind", scopes: ["office"] },
      token: left.token,
    });
    const email = `friend-${randomUUID()}@example.com`;
    const body = { email, entered_password: PASSWORD };
    expect((await request("/admin/invitations", { body, token: left.token })).status).toBe(200);
    const answer = await change(owner, left.userId, { role: "readonly" });
    expect(answer.body.api_keys).toMatchObject([{ id: made.body.api_key.id, name: "Left behind" }]);
    const seen = await request(`/admin/users/${left.userId}`, { token: owner.token });
    expect(seen.body).toMatchObject({
      office_role: "readonly",
      api_keys: [{ name: "Left behind" }],
    });
    const invitation = await db().invitation.findFirstOrThrow({ where: { email } });
    expect(invitation.revokedAt).not.toBeNull();
    await db().apiKey.deleteMany({ where: { name: "Left behind" } });
  });

  it("is refused for the last owner", async () => {
    const owner = await anAdmin();
    for (const role of ["orders", "readonly", "customer"]) {
      expect(await change(owner, owner.userId, { role })).toMatchObject({
        status: 409,
        body: { code: "conflict", message: expect.stringContaining("only owner") },
      });
    }
    expect(await roleOf(owner)).toBe("owner");
  });

  it("does not count blocked or deleted owners", async () => {
    const [owner, blocked] = [await anAdmin(), await anAdmin()];
    await change(owner, blocked.userId, { blocked: true, reason: "Lost laptop" });
    expect((await change(owner, owner.userId, { role: "orders" })).status).toBe(409);
  });

  it("leaves one of two owners who demote each other at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await anAdmin(), await anAdmin()];
      const answers = await Promise.all([
        change(one, other.userId, { role: "customer" }),
        change(other, one.userId, { role: "customer" }),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const roles = [await roleOf(one), await roleOf(other)];
      expect(roles.filter((role) => role === "owner")).toHaveLength(1);
      const ids = [one.userId, other.userId];
      const data = { officeRole: null, role: "customer" } as const;
      await db().user.updateMany({ where: { id: { in: ids } }, data });
    }
  });
});

describe("granting a role", () => {
  it("lets a customer with a verified email log in to the back-office", async () => {
    const [owner, customer] = [await anAdmin(), await aCustomer()];
    expect(await change(owner, customer.userId, { role: "orders" })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("not verified") },
    });
    const data = { emailVerifiedAt: new Date() };
    await db().user.update({ where: { id: customer.userId }, data });
    expect((await change(owner, customer.userId, { role: "orders" })).status).toBe(200);
    const answer = await login(customer, "admin");
    const token = answer.headers.get("authorization")?.replace("Bearer ", "");
    const { body } = await request("/admin/profile", { token });
    expect(body.user_data).toMatchObject({ role: "admin", office_role: "orders" });
    expect((await mailsTo(customer.email))[0]?.text).toContain("Handles orders");
  });

  it("changes nothing and ends no session when the role is unchanged", async () => {
    const [owner, clerk] = [await anAdmin(), await anAdmin("orders")];
    const answer = await change(owner, clerk.userId, { role: "orders" });
    expect(answer).toMatchObject({ status: 200, body: { sessions_ended: 0 } });
    expect((await profile(clerk)).status).toBe(200);
    expect(await auditOf(clerk.userId)).toEqual([]);
  });

  it("works through an invitation", async () => {
    const owner = await anAdmin();
    const email = `clerk-${randomUUID()}@example.com`;
    const body = { email, role: "orders", entered_password: PASSWORD };
    const answer = await request("/admin/invitations", { body, token: owner.token });
    expect(answer.body.invitation).toMatchObject({ role: "orders" });
    const text = (await mailsTo(email)).at(-1)?.text ?? "";
    expect(text).toContain("Your role will be Orders.");
    const invitation = /invitation=([\w-]+)/.exec(text)?.[1];
    const person = { name: "Meera Iyer", email, password: PASSWORD, phone_number: null };
    expect((await request("/admin/signup", { body: { ...person, invitation } })).status).toBe(200);
    expect(await db().user.findUnique({ where: { email } })).toMatchObject({
      role: "admin",
      officeRole: "orders",
    });
  });
});

describe("a blocked customer", () => {
  const reason = "Three parcels were refused unpaid";

  it("is logged out at once and reads the reason only with the right password", async () => {
    const [owner, customer] = [await anAdmin(), await aCustomer()];
    const answer = await change(owner, customer.userId, { blocked: true, reason });
    expect(answer).toMatchObject({
      status: 200,
      body: { role: "customer", blocked_reason: reason, sessions_ended: 1 },
    });
    expect((await request("/users/profile", { token: customer.token })).status).toBe(401);
    expect(await login(customer)).toMatchObject({
      status: 403,
      body: { code: "account_blocked", message: expect.stringContaining(`${reason}.`) },
    });
    expect(await login(customer, "users", "not the password")).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials" },
    });
    expect((await mailsTo(customer.email)).at(-1)?.text).toContain(reason);
    expect(await auditOf(customer.userId)).toEqual(["account.blocked"]);
  });

  it("gets no reset code and no second step", async () => {
    const [owner, customer] = [await anAdmin(), await aCustomer()];
    await change(owner, customer.userId, { blocked: true, reason });
    const before = (await mailsTo(customer.email)).length;
    const { email } = customer;
    await request("/users/password-reset/request", { body: { email } });
    expect(await mailsTo(email)).toHaveLength(before);
  });

  it("can log in again once unblocked", async () => {
    const [owner, customer] = [await anAdmin(), await aCustomer()];
    await change(owner, customer.userId, { blocked: true, reason });
    const answer = await change(owner, customer.userId, { blocked: false });
    expect(answer.body).toMatchObject({ blocked_at: null, blocked_reason: null });
    expect((await login(customer)).status).toBe(200);
    expect(await auditOf(customer.userId)).toEqual([
      "account.blocked",
      "account.unblocked",
      "session.opened",
    ]);
  });

  it("is marked in the list", async () => {
    const [owner, customer] = [await anAdmin(), await aCustomer()];
    await change(owner, customer.userId, { blocked: true, reason });
    const { body } = await request(`/admin/users?query=${customer.email}`, { token: owner.token });
    expect(body.users).toMatchObject([{ id: customer.userId, blocked: true, office_role: null }]);
  });
});

describe("PATCH /admin/users/{id}", () => {
  it("needs the password confirmed", async () => {
    const [owner, clerk] = [await anAdmin(), await anAdmin("orders")];
    await setProof(owner, null);
    expect(await change(owner, clerk.userId, { role: "customer" })).toMatchObject({
      status: 403,
      body: { code: "password_needed" },
    });
    expect(await roleOf(clerk)).toBe("orders");
  });

  it.each([
    ["role", {}],
    ["role", { role: "owner", blocked: true, reason: "x" }],
    ["role", { role: "admin" }],
    ["reason", { blocked: true }],
    ["reason", { blocked: true, reason: " " }],
    ["reason", { blocked: true, reason: "x".repeat(301) }],
  ])("refuses an invalid %s (%j)", async (field, body) => {
    const [owner, clerk] = [await anAdmin(), await anAdmin("orders")];
    const answer = await change(owner, clerk.userId, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it("refuses to block oneself and returns 404 for an unknown person", async () => {
    const [owner] = [await anAdmin(), await anAdmin()];
    const blocked = { blocked: true, reason: "x" };
    expect((await change(owner, owner.userId, blocked)).status).toBe(409);
    expect((await change(owner, randomUUID(), blocked)).status).toBe(404);
    expect((await change(owner, "nobody", blocked)).status).toBe(404);
  });
});
