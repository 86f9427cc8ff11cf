import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const login = (email: string, password: string) =>
  request("/users/login", { body: { email, password } });

async function failTimes(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await login(email, "wrong")).status);
  return statuses;
}

/** Ends the lock's time without resetting the count. */
const endLocks = () =>
  db().rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "lock:sign-in" } } });

describe("wrong passwords", () => {
  it("lock the account from the fifth on, doubling each time, with a clear message", async () => {
    const { email } = await aCustomer();
    expect(await failTimes(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    for (const minutes of [1, 2, 4]) {
      const locked = await login(email, "wrong");
      expect(locked.body.code).toBe("too_many_tries");
      const words = minutes === 1 ? "1 minute" : `${minutes} minutes`;
      expect(locked.body.message).toBe(`Too many login attempts. Please try again in ${words}.`);
      const seconds = Number(locked.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(minutes * 60 - 30);
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
      expect(locked.body.retry_after).toBe(seconds);
      await endLocks();
      expect((await login(email, "wrong")).status).toBe(401);
    }
  });

  it("keep the right password out until the lock ends", async () => {
    const { email } = await aCustomer();
    await failTimes(email, 5);
    expect((await login(email, PASSWORD)).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(429);
    await endLocks();
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(await failTimes(email, 4)).toEqual([401, 401, 401, 401]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("get the same answer for an email without an account", async () => {
    const email = `nobody-${randomUUID()}@example.com`;
    expect(await failTimes(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("count for the same account in any spelling of the email", async () => {
    const { email } = await aCustomer();
    await failTimes(` ${email.toUpperCase()} `, 5);
    expect((await login(email, PASSWORD)).status).toBe(429);
  });

  it("are compared at most five times under concurrent requests", async () => {
    const { email } = await aCustomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, "wrong")));
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    await endLocks();
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("in a password confirmation lock only that session", async () => {
    const { email, token } = await aCustomer();
    const toggle = (entered_password: string, session: string) =>
      request("/users/2fa/toggle", { method: "PATCH", body: { entered_password }, token: session });
    for (let n = 0; n < 5; n += 1) await toggle("wrong", token);
    expect((await toggle(PASSWORD, token)).status).toBe(429);
    const answer = await login(email, PASSWORD);
    expect(answer.status).toBe(200);
    const other = answer.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    expect((await toggle(PASSWORD, other)).status).toBe(200);
  });

  it("are audited, without the email in the counters", async () => {
    const { email } = await aCustomer();
    await failTimes(email, 5);
    const keys = await db().rateLimiterFlexible.findMany({ select: { key: true } });
    expect(JSON.stringify(keys)).not.toContain(email);
    expect(await db().auditEntry.count({ where: { action: "account.locked" } })).toBeGreaterThan(0);
  });
});
