import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAddress,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const one = (id: string, token = admin.token) => request(`/admin/users/${id}`, { token });

describe("a person", () => {
  it("is returned with addresses, sessions and counts but no credentials", async () => {
    const product = await aProduct();
    const person = await aBuyer(product);
    await anAddress(person.userId, false);
    await anOrder({ userId: person.userId, product });
    const { status, body } = await one(person.userId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: person.userId,
      orders: 1,
      second_factor: false,
      authenticator: false,
      erased_at: null,
      locked_until: null,
      addresses: [{ is_default: true, city: "Bengaluru" }, { is_default: false }],
      sessions: [{ audience: "customer", is_current: false, device: "Unknown device" }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|passwordHash|password_hash/);
    expect(JSON.stringify(body)).not.toContain(person.token);
  });

  it("marks the requesting session as current", async () => {
    const { body } = await one(admin.userId);
    expect(body.sessions).toMatchObject([{ audience: "admin", is_current: true }]);
  });

  it("is marked as deleted after erasure", async () => {
    const { userId } = await aCustomer();
    await db().user.update({ where: { id: userId }, data: { erasedAt: new Date() } });
    expect((await one(userId)).body.erased_at).toMatch(/Z$/);
  });

  it.each(["7", randomUUID()])("returns 404 for %s", async (id) => {
    expect(await one(id)).toMatchObject({
      status: 404,
      body: { message: "This user does not exist." },
    });
    expect((await request(`/admin/users/${id}/written`, { token: admin.token })).status).toBe(404);
  });

  it("is returned with their messages, newest first", async () => {
    const person = await aCustomer();
    for (const message of ["The first question", "The second question"]) {
      await request("/contact/contactus", {
        body: { firstname: "Asha", lastname: "Menon", email: person.email, message },
      });
    }
    await request("/contact/demorequest", {
      body: { solution: "hrms", name: "Asha Menon", email: person.email },
    });
    const path = `/admin/users/${person.userId}/written`;
    const { status, body } = await request(path, { token: admin.token });
    expect(status).toBe(200);
    expect(body.messages.map(({ message }: { message: string }) => message)).toEqual([
      "The second question",
      "The first question",
    ]);
    expect(body.demo_requests).toMatchObject([{ solution: "hrms" }]);
    const [{ id, reference }] = body.messages;
    const message = await request(`/contact/messages/${id}`, { token: admin.token });
    expect(message.body.contact.reference).toBe(reference);
  });
});
