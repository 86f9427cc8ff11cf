import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

describe("an unverified mailbox", () => {
  const mails = (email: string) => db().outboxMail.count({ where: { to: email } });

  it("gets its code, but no email when the account changes to another address", async () => {
    const { token } = await aCustomer();
    const victim = `victim-${randomUUID()}@example.com`;
    const change = (email: string) =>
      request("/users/update", {
        method: "PATCH",
        body: { email, current_password: PASSWORD },
        token,
      });
    expect((await change(victim)).status).toBe(200);
    expect((await change(`away-${randomUUID()}@example.com`)).status).toBe(200);
    expect(await mails(victim)).toBe(1);
  });

  it("gets at most three confirmations a day while messages are still accepted", async () => {
    const email = `typed-${randomUUID()}@example.com`;
    for (let n = 0; n < 5; n += 1) {
      const body = {
        ...{ firstname: "Asha", lastname: "Menon", telephone: "", topic: "general", website: "" },
        ...{ email, message: `Text ${n}`, consent: true },
      };
      expect((await request("/contact/contactus", { body, cookie: "" })).status).toBe(200);
    }
    expect(await db().contactMessage.count({ where: { email } })).toBe(5);
    expect(await mails(email)).toBe(3);
  });
});

it("an account can probe at most five addresses a day", async () => {
  const { token } = await aCustomer();
  const { email } = await aCustomer();
  const statuses: number[] = [];
  const body = { email, current_password: PASSWORD };
  for (let n = 0; n < 6; n += 1)
    statuses.push((await request("/users/update", { method: "PATCH", body, token })).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
});
