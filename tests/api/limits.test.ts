import { randomUUID } from "node:crypto";
import { guest } from "@/lib/auth/actor";
import { LIMITS, limit } from "@/lib/auth/limits";
import { db } from "@/lib/db";
import { allowPrograms, PASSWORD } from "@/tests/support/builders";
import { request } from "@/tests/support/http";

beforeAll(allowPrograms);

const newcomer = (email = `new-${randomUUID()}@example.com`) => ({
  name: "Asha Menon",
  email,
  password: PASSWORD,
  phone_number: null,
});
const browser = (address?: string) => ({
  cookie: "",
  headers: address ? { "x-forwarded-for": address } : {},
});
const signup = (body: object, options = {}) => request("/users/signup", { body, ...options });
const times = (count: number, make: (n: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, n) => n).reduce<Promise<unknown>>(
    (done, n) => done.then(() => make(n)),
    Promise.resolve(),
  );

async function codeOf(work: Promise<void>): Promise<string> {
  return work.then(() => "ok").catch((error: { code?: string }) => error.code ?? "error");
}

describe("limits", () => {
  it("count a browser by its address, whatever it writes before it", async () => {
    const [points] = LIMITS["sign-up"].address;
    const address = "203.0.113.7";
    const from = { via: "browser", address } as const;
    await times(points, (n) => limit({ ...guest, from }, "sign-up", `person-${n}@example.com`));
    const refused = await signup(newcomer(), browser(`1.2.3.4, ${address}`));
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(refused.body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
    expect((await signup(newcomer(), browser("203.0.113.8"))).status).toBe(200);
  });

  it("count a browser without an address by the account only: nobody locks everybody out", async () => {
    const [points] = LIMITS["sign-up"].address;
    const from = { via: "browser" } as const;
    await times(points + 1, (n) => limit({ ...guest, from }, "sign-up", `direct-${n}@example.com`));
    expect((await signup(newcomer(), browser())).status).toBe(200);
  });

  it("count a program by its key and the account, not by the address of its server", async () => {
    const [points] = LIMITS["sign-up"].address;
    const from = { via: "program", key: "k1" } as const;
    await times(points + 1, (n) => limit({ ...guest, from }, "sign-up", `app-${n}@example.com`));
    const account = `one-${randomUUID()}@example.com`;
    const [perAccount] = LIMITS["sign-up"].account;
    await times(perAccount, () => limit({ ...guest, from }, "sign-up", account));
    expect(await codeOf(limit({ ...guest, from }, "sign-up", account))).toBe("rate_limited");
    const other = { via: "program", key: "k2" } as const;
    expect(await codeOf(limit({ ...guest, from: other }, "sign-up", account))).toBe("ok");
  });

  it("count all of many parallel uses", async () => {
    const account = `parallel-${randomUUID()}@example.com`;
    const from = { via: "browser" } as const;
    const [perAccount] = LIMITS["sign-up"].account;
    const uses = Array.from({ length: perAccount * 3 }, () =>
      codeOf(limit({ ...guest, from }, "sign-up", account)),
    );
    const passed = (await Promise.all(uses)).filter((code) => code === "ok");
    expect(passed).toHaveLength(perAccount);
  });

  it("let nobody in who cannot be counted", async () => {
    const { rateLimiterFlexible } = db();
    const broken = jest.spyOn(rateLimiterFlexible, "upsert").mockImplementation(() => {
      throw new Error("the table is gone");
    });
    const answer = await signup(newcomer());
    broken.mockRestore();
    expect(answer.status).toBe(500);
  });
});
