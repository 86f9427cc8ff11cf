import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { openSession } from "@/lib/identity/sessions";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const end = (userId: string, session: string, token = admin.token) =>
  request(`/admin/users/${userId}/sessions/${session}`, { method: "DELETE", token });
const endAll = (userId: string, token = admin.token) =>
  request(`/admin/users/${userId}/sessions`, { method: "DELETE", token });
const sessionsOf = async (userId: string) =>
  (await request(`/admin/users/${userId}`, { token: admin.token })).body.sessions as {
    id: string;
    device: string;
  }[];
const profile = async (token: string) => (await request("/users/profile", { token })).status;
const audits = (subject: string) =>
  db().auditEntry.findMany({
    where: { subject, by: "admin" },
    orderBy: { id: "asc" },
    select: { byId: true, action: true, detail: true },
  });

const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

describe("ending one session", () => {
  it("refuses its next request and keeps the others", async () => {
    const person = await aCustomer();
    const audience = "customer" as const;
    const other = await openSession(db(), { userId: person.userId, audience, userAgent: CHROME });
    const found = (await sessionsOf(person.userId)).find(({ device }) => device.includes("Chrome"));
    expect(await end(person.userId, found?.id ?? "")).toMatchObject({
      status: 200,
      body: { message: "Chrome on Windows is logged out." },
    });
    expect(await profile(other)).toBe(401);
    expect(await profile(person.token)).toBe(200);
    const what = { device: "Chrome on Windows", audience };
    expect(await audits(person.userId)).toEqual([
      {
        byId: admin.userId,
        action: "session.revoked",
        detail: { before: { ...what, open: true }, after: { ...what, open: false } },
      },
    ]);
  });

  it("refuses every request after the answer while the session is in use", async () => {
    const person = await aCustomer();
    const [session] = await sessionsOf(person.userId);
    const before = Array.from({ length: 5 }, () => profile(person.token));
    const ended = end(person.userId, session?.id ?? "");
    const during = Array.from({ length: 5 }, () => profile(person.token));
    expect((await ended).status).toBe(200);
    for (const status of await Promise.all([...before, ...during])) {
      expect([200, 401]).toContain(status);
    }
    const after = await Promise.all(Array.from({ length: 5 }, () => profile(person.token)));
    expect(after).toEqual([401, 401, 401, 401, 401]);
  });

  it("happens and is audited once for two concurrent requests", async () => {
    const person = await aCustomer();
    const [session] = await sessionsOf(person.userId);
    const answers = await Promise.all([1, 2, 3].map(() => end(person.userId, session?.id ?? "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await audits(person.userId)).toHaveLength(1);
  });

  it("returns 404 for another person's or an unknown session", async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const [session] = await sessionsOf(one.userId);
    expect((await end(other.userId, session?.id ?? "")).status).toBe(404);
    expect((await end(one.userId, "f".repeat(64))).status).toBe(404);
    expect((await end(randomUUID(), session?.id ?? "")).status).toBe(404);
    expect((await end("7", session?.id ?? "")).status).toBe(404);
    expect(await profile(one.token)).toBe(200);
  });

  it("refuses to end the requesting session", async () => {
    const [ownSession] = await sessionsOf(admin.userId);
    expect((await end(admin.userId, ownSession?.id ?? "")).status).toBe(409);
    expect((await request("/admin/profile", { token: admin.token })).status).toBe(200);
  });
});

describe("ending all sessions", () => {
  it("ends them in the shop and in the back-office", async () => {
    const person = await anAdmin();
    const shop = await openSession(db(), { userId: person.userId, audience: "customer" });
    expect(await endAll(person.userId)).toMatchObject({
      status: 200,
      body: { message: "2 sessions have ended.", ended: 2 },
    });
    expect(await profile(shop)).toBe(401);
    expect((await request("/admin/profile", { token: person.token })).status).toBe(401);
    expect(await audits(person.userId)).toEqual([
      {
        byId: admin.userId,
        action: "session.all_revoked",
        detail: { before: { open_sessions: 2 }, after: { open_sessions: 0 } },
      },
    ]);
  });

  it("keeps the requesting session of oneself", async () => {
    const person = await anAdmin();
    const shop = await openSession(db(), { userId: person.userId, audience: "customer" });
    expect((await endAll(person.userId, person.token)).body.ended).toBe(1);
    expect(await profile(shop)).toBe(401);
    expect((await request("/admin/profile", { token: person.token })).status).toBe(200);
  });

  it("returns 404 for an unknown person", async () => {
    expect((await endAll(randomUUID())).status).toBe(404);
    expect((await endAll("7")).status).toBe(404);
  });
});

it("sessions of others are closed to customers and guests", async () => {
  const person = await aCustomer();
  const [session] = await sessionsOf(person.userId);
  for (const [who, status] of [
    [person.token, 403],
    ["", 401],
  ] as const) {
    expect((await end(person.userId, session?.id ?? "", who)).status).toBe(status);
    expect((await endAll(person.userId, who)).status).toBe(status);
  }
  expect(await profile(person.token)).toBe(200);
});
