import { randomUUID } from "node:crypto";
import { calls } from "@/lib/api-docs/calls";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
  setProof,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const sensitive = calls
  .filter(({ proof }) => proof)
  .map((spec) => [`${spec.method} ${spec.path}`, spec] as const);

/** Valid values of path parameters; any other one is an id. */
const PARAMETERS: Record<string, string> = {
  gstin: "29AABCE1234F1Z1",
  month: "2026-11",
  file: "gstr1",
};
const fill = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? randomUUID());

/** Valid bodies of the calls that need the password confirmed. */
const BODIES: Record<string, object> = {
  "POST /admin/authenticator/confirm": { code: "048213" },
  "POST /admin/authenticator/recovery-codes": { code: "048213" },
  "DELETE /admin/authenticator": { code: "048213" },
  "POST /admin/api-keys": { name: "Step-up", scopes: ["shop"] },
  "PATCH /admin/users/{id}": { role: "readonly" },
};

describe.each(sensitive)("%s", (name, spec) => {
  const ask = ({ token }: Person) =>
    request(fill(spec.path), {
      method: spec.method,
      body: spec.method === "GET" ? undefined : (BODIES[name] ?? {}),
      token,
    });
  const someone = () => (spec.access === "admin" ? anAdmin() : aCustomer());

  it.each([
    ["never", null],
    ["ten minutes ago", minutesAgo(10)],
  ])("is refused when the password was confirmed %s", async (_when, provedAt) => {
    const person = await someone();
    await setProof(person, provedAt);
    expect(await ask(person)).toMatchObject({ status: 403, body: { code: "password_needed" } });
  });
});

it("a stolen session cannot create an API key", async () => {
  const thief = await anAdmin();
  await setProof(thief, null);
  const before = await db().apiKey.count();
  const body = { name: "Backdoor", scopes: ["tier", "office", "shop", "metrics"] };
  const answer = await request("/admin/api-keys", { body, token: thief.token });
  expect(answer).toMatchObject({ status: 403, body: { code: "password_needed" } });
  expect(await db().apiKey.count()).toBe(before);
});

describe.each([
  ["/users/step-up", aCustomer],
  ["/admin/step-up", anAdmin],
] as const)("%s", (path, someone) => {
  const enter = ({ token }: Person, password: unknown) =>
    request(path, { body: { password }, token });
  const until = async ({ token }: Person) => (await request(path, { token })).body.proved_until;
  const provedAt = async ({ userId }: Person) => {
    const { provedAt: at } = await db().session.findFirstOrThrow({ where: { userId } });
    return at;
  };

  it("confirms only this session, for ten minutes", async () => {
    const person = await someone();
    await setProof(person, null);
    const other = { ...person, token: await signIn(person, path) };
    expect(await until(person)).toBeNull();
    const { status, body } = await enter(person, PASSWORD);
    expect(status).toBe(200);
    const left = new Date(body.proved_until).getTime() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    expect(await until(person)).toBe(body.proved_until);
    expect(await until(other)).toBeNull();
  });

  it("refuses a wrong password and locks after repeated guesses", async () => {
    const person = await someone();
    await setProof(person, null);
    for (let guess = 1; guess <= 4; guess += 1) {
      const answer = await enter(person, `wrong-${guess}`);
      expect(answer).toMatchObject({ status: 403, body: { code: "wrong_password" } });
      expect(answer.body.fields).toEqual({ password: ["This is not your password."] });
    }
    await enter(person, "wrong-5");
    expect(await enter(person, PASSWORD)).toMatchObject({
      status: 429,
      body: { code: "too_many_tries" },
    });
    expect(await provedAt(person)).toBeNull();
  });

  it("requires a password", async () => {
    expect((await enter(await someone(), "")).status).toBe(422);
  });
});

async function signIn({ email }: Person, path: string): Promise<string> {
  const login = path.replace("step-up", "login");
  const { headers } = await request(login, { body: { email, password: PASSWORD } });
  return headers.get("authorization")?.replace("Bearer ", "") ?? "";
}
