import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

let at = 0;
/** Requests a code from a fresh address. */
const ask = (email: string) =>
  request("/users/password-reset/request", {
    body: { email },
    cookie: "",
    headers: { "x-forwarded-for": `198.51.100.${++at}` },
  });
const lock = async (email: string) => {
  for (let n = 0; n < 6; n += 1)
    await request("/users/login", { body: { email, password: "wrong" } });
};

describe("POST /admin/users/{id}/unlock", () => {
  it("unlocks an account at once and audits it", async () => {
    const admin = await anAdmin();
    const { userId, email } = await aCustomer();
    const page = () => request(`/admin/users/${userId}`, { token: admin.token });
    expect((await page()).body.locked_until).toBeNull();
    await lock(email);
    const until = new Date((await page()).body.locked_until).getTime();
    expect(until).toBeGreaterThan(Date.now());
    const unlock = () =>
      request(`/admin/users/${userId}/unlock`, { method: "POST", body: {}, token: admin.token });
    expect((await unlock()).body).toEqual({ message: "Asha Menon can log in again." });
    expect((await page()).body.locked_until).toBeNull();
    const body = { email, password: PASSWORD };
    expect((await request("/users/login", { body })).status).toBe(200);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subject: userId, action: "account.unlocked" },
      select: { byId: true, detail: true },
    });
    const detail = { before: { locked: ["sign-in"] }, after: { locked: [] } };
    expect(entry).toEqual({ byId: admin.userId, detail });
    expect((await unlock()).status).toBe(200);
  });

  it("resets the code limit of this mailbox only", async () => {
    const admin = await anAdmin();
    const [one, other] = [await aCustomer(), await aCustomer()];
    for (const { email } of [one, other]) for (let n = 0; n < 12; n += 1) await ask(email);
    const path = `/admin/users/${one.userId}/unlock`;
    expect((await request(path, { method: "POST", body: {}, token: admin.token })).status).toBe(
      200,
    );
    expect((await ask(one.email)).status).toBe(200);
    expect((await ask(other.email)).status).toBe(429);
  });

  it("returns 404 for an unknown person and refuses customers", async () => {
    const admin = await anAdmin();
    const customer = await aCustomer();
    const unlock = (id: string, token: string) =>
      request(`/admin/users/${id}/unlock`, { method: "POST", body: {}, token });
    expect((await unlock(randomUUID(), admin.token)).status).toBe(404);
    expect((await unlock("x", admin.token)).status).toBe(404);
    expect((await unlock(customer.userId, customer.token)).status).toBe(403);
  });
});
