import { cleanUpDemoRequests, cleanUpMessages } from "@/lib/contact/cleanup";
import { db } from "@/lib/db";
import { aDemo, aMessage, ask, stored, storedDemos, write } from "@/tests/support/samples/contact";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

describe("a person's own messages", () => {
  const verified = async () => {
    const person = await aCustomer();
    const emailVerifiedAt = new Date();
    await db().user.update({ where: { id: person.userId }, data: { emailVerifiedAt } });
    return person;
  };
  const erase = (token: string) =>
    request("/users/account", { method: "DELETE", token, body: { entered_password: PASSWORD } });

  it("are in the data copy and are erased with the account", async () => {
    const { email, token } = await verified();
    await write(aMessage({ email, telephone: "9876543210", consent: true }));
    await ask(aDemo({ email }));
    const { body } = await request("/users/data", { token });
    expect(body.messages).toMatchObject([
      { message: "Our society has 40 cars.", telephone: "+919876543210" },
    ]);
    expect(body.demo_requests).toMatchObject([{ organisation: "Lake View School" }]);
    const other = aMessage();
    await write(other);
    expect((await erase(token)).status).toBe(200);
    expect(await stored(email)).toEqual([]);
    expect(await storedDemos(email)).toEqual([]);
    const about = { OR: [{ to: email }, { replyTo: email }, { text: { contains: email } }] };
    expect(await db().outboxMail.count({ where: about })).toBe(0);
    expect(await stored(other.email)).toHaveLength(1);
  });

  it("do not belong to an account with an unverified address", async () => {
    const { email, token } = await aCustomer();
    await write(aMessage({ email }));
    const { body } = await request("/users/data", { token });
    expect(body).toMatchObject({ messages: [], demo_requests: [] });
    expect((await erase(token)).status).toBe(200);
    expect(await stored(email)).toHaveLength(1);
  });

  it("are removed after three years", async () => {
    const [old, young] = [aMessage(), aMessage()];
    for (const body of [old, young]) await write(body);
    const oldDemo = aDemo();
    await ask(oldDemo);
    const start = new Date("2026-11-28T06:30:00Z");
    const createdAt = new Date("2026-11-28T06:30:01Z");
    await db().contactMessage.updateMany({
      where: { email: old.email },
      data: { createdAt: start },
    });
    await db().contactMessage.updateMany({ where: { email: young.email }, data: { createdAt } });
    await db().demoRequest.updateMany({
      where: { email: oldDemo.email },
      data: { createdAt: start },
    });
    const later = new Date("2029-11-28T06:30:01Z");
    expect(await cleanUpMessages(later)).toBeGreaterThan(0);
    expect(await cleanUpDemoRequests(later)).toBeGreaterThan(0);
    expect(await stored(old.email)).toEqual([]);
    expect(await storedDemos(oldDemo.email)).toEqual([]);
    expect(await stored(young.email)).toHaveLength(1);
  });
});
