import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const nobody = { kind: "guest", user_id: null, name: null, office_role: null };

describe("GET /sessions/current", () => {
  const ask = (token?: string) => request("/sessions/current", { token });

  it("names the session's owner for both audiences", async () => {
    const { token, userId, name } = await aCustomer();
    expect(await ask(token)).toMatchObject({
      status: 200,
      body: { kind: "customer", user_id: userId, name },
    });
    const admin = await anAdmin();
    const its = { kind: "admin", user_id: admin.userId, name: admin.name, office_role: "owner" };
    expect((await ask(admin.token)).body).toEqual(its);
  });

  it("treats a missing, forged or ended session as a guest", async () => {
    expect(await ask()).toMatchObject({ status: 200, body: nobody });
    expect((await ask("a.forged.token")).body).toEqual(nobody);
    const { token, userId } = await aCustomer();
    await db().session.updateMany({ where: { userId }, data: { revokedAt: new Date() } });
    expect((await ask(token)).body).toEqual(nobody);
  });

  it("reads a browser's cookie", async () => {
    const { email, userId } = await aCustomer();
    const signIn = await request("/users/login", {
      body: { email, password: PASSWORD },
      cookie: "",
    });
    const cookie = signIn.headers.getSetCookie()[0]?.split(";")[0];
    const answer = await request("/sessions/current", { cookie });
    expect(answer.body).toMatchObject({ kind: "customer", user_id: userId });
  });
});

describe.each([
  ["/users", aCustomer, "customer"],
  ["/admin", anAdmin, "admin"],
] as const)("POST %s/2fa/pending", (folder, make, audience) => {
  const path = `${folder}/2fa/pending`;
  let person: Person;
  let pending: string;

  beforeAll(async () => {
    person = await make();
    await db().user.update({ where: { id: person.userId }, data: { secondFactor: true } });
    const body = { email: person.email, password: PASSWORD };
    const first = await request(`${folder}/login`, { body });
    pending = first.headers.get("x-pending-sign-in") ?? "";
  });

  it("names the code's destination for a program's seal and a browser's cookie", async () => {
    const body = { email: person.email, second_factor: "mail" };
    const told = { status: 200, body };
    expect(await request(path, { body: { pending } })).toMatchObject(told);
    const cookie = `arklane.pending-${audience}=${pending}`;
    expect(await request(path, { body: {}, cookie })).toMatchObject(told);
  });

  it.each([
    ["no seal", {}, 422],
    ["a forged seal", { pending: "Fe26.made-up" }, 400],
    ["a seal that is too long", { pending: "x".repeat(3_000) }, 422],
  ])("answers a program with %s (%#)", async (_what, body, status) => {
    expect((await request(path, { body })).status).toBe(status);
  });

  it("answers code_expired to a browser without the cookie or with the other audience's", async () => {
    const other = audience === "admin" ? "customer" : "admin";
    for (const cookie of ["", `arklane.pending-${other}=${pending}`]) {
      const answer = await request(path, { body: { pending }, cookie });
      expect(answer).toMatchObject({ status: 400, body: { code: "code_expired" } });
    }
    const elsewhere = folder === "/admin" ? "/users" : "/admin";
    const swapped = await request(`${elsewhere}/2fa/pending`, { body: { pending } });
    expect(swapped.body.code).toBe("code_expired");
  });

  it("answers code_expired after a password change", async () => {
    await db().user.update({ where: { id: person.userId }, data: { passwordHash: "changed" } });
    expect((await request(path, { body: { pending } })).body.code).toBe("code_expired");
  });
});
