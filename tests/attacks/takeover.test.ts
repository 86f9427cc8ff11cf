import { randomUUID } from "node:crypto";
import { attack } from "@/tests/attacks/support/attacked";
import { Visitor } from "@/tests/attacks/support/visitor";

const password = "a long enough passphrase";
const admin = { email: "admin@example.com", password: "Demo-Pass-2026" };
const needed = { status: 403, body: { code: "password_needed" } };

attack("an attacker with only a session", (shop) => {
  async function aVictim() {
    const email = `victim-${randomUUID()}@example.com`;
    const victim = new Visitor(shop.origin);
    const person = { name: "Asha Menon", email, password };
    expect((await victim.send("/api/users/signup", { body: person })).status).toBe(200);
    expect((await victim.send("/api/users/login", { body: { email, password } })).status).toBe(200);
    const thief = new Visitor(shop.origin);
    for (const [name, value] of victim.jar) thief.jar.set(name, value);
    return { email, thief };
  }

  async function aStolenOffice() {
    const thief = new Visitor(shop.origin);
    expect((await thief.send("/api/admin/login", { body: admin })).status).toBe(200);
    const { body } = await thief.send("/api/admin/profile");
    return { thief, id: body.user_data.id as string };
  }

  test("cannot take the account over by changing its email", async () => {
    const { email, thief } = await aVictim();
    const thiefEmail = `thief-${randomUUID()}@example.com`;
    const changed = { method: "PATCH", body: { email: thiefEmail } };
    expect(await thief.send("/api/users/update", changed)).toMatchObject(needed);
    const { body } = await thief.send("/api/users/profile");
    expect(body.user_data).toMatchObject({ email, pending_email: null });
    const login = { body: { email, password } };
    expect((await new Visitor(shop.origin).send("/api/users/login", login)).status).toBe(200);
  });

  test("cannot create an API key, export all customers or change a role", async () => {
    const { thief, id } = await aStolenOffice();
    const key = { body: { name: "Backdoor", scopes: ["tier", "office"] } };
    expect(await thief.send("/api/admin/api-keys", key)).toMatchObject(needed);
    expect(await thief.send("/api/admin/orders/export")).toMatchObject(needed);
    const role = { method: "PATCH", body: { role: "customer" } };
    expect(await thief.send(`/api/admin/users/${id}`, role)).toMatchObject(needed);
  });
});
