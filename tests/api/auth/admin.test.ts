import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, mailsTo } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const anEmail = () => `admin-${randomUUID()}@example.com`;
const signup = (changes: object) =>
  request("/admin/signup", {
    body: {
      name: "Meera Iyer",
      email: anEmail(),
      password: PASSWORD,
      phone_number: null,
      ...changes,
    },
  });

/** Removes all administrators, as in a new shop. */
const withoutAdmins = () =>
  db().user.updateMany({ where: { role: "admin" }, data: { role: "customer", officeRole: null } });

async function invite(admin: Person, email: string): Promise<string> {
  const body = { email, entered_password: PASSWORD };
  const answer = await request("/admin/invitations", { body, token: admin.token });
  expect(answer.status).toBe(200);
  const mails = await mailsTo(email);
  return /invitation=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

describe("the first administrator", () => {
  const setup_token = process.env.ADMIN_SETUP_TOKEN;

  it("signs up once with the set-up token, also under concurrent requests", async () => {
    await withoutAdmins();
    expect((await request("/admin/signup")).body).toEqual({ way: "setup", email: null });
    for (const wrong of [{}, { setup_token: "wrong" }, { invitation: "x" }]) {
      expect(await signup(wrong)).toMatchObject({ status: 403, body: { code: "signup_closed" } });
    }
    const answers = await Promise.all([1, 2].map(() => signup({ setup_token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await db().user.count({ where: { role: "admin" } })).toBe(1);
    expect((await request("/admin/signup")).body.way).toBe("closed");
    expect((await signup({ setup_token })).status).toBe(403);
  });
});

describe("an invitation", () => {
  it("creates one administrator, whose email it verifies", async () => {
    const admin = await anAdmin();
    const email = anEmail();
    const invitation = await invite(admin, email);
    const state = await request(`/admin/signup?invitation=${invitation}`);
    expect(state.body).toEqual({ way: "invitation", email });
    expect((await signup({ invitation })).body.code).toBe("invitation_invalid");
    expect((await signup({ invitation, email: ` ${email.toUpperCase()}` })).status).toBe(200);
    const user = await db().user.findUniqueOrThrow({ where: { email } });
    expect(user.role).toBe("admin");
    expect(user.emailVerifiedAt).not.toBeNull();
    expect(await auditOf(user.id)).toEqual(["admin.created"]);
    expect((await signup({ invitation, email: anEmail() })).status).toBe(400);
    const login = await request("/admin/login", { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it("is valid for 72 hours, until withdrawn or replaced", async () => {
    const admin = await anAdmin();
    const list = async () =>
      (await request("/admin/invitations", { token: admin.token })).body.invitations;
    const [expired, withdrawn, replaced] = [anEmail(), anEmail(), anEmail()];
    const tokens = [
      [expired, await invite(admin, expired)],
      [withdrawn, await invite(admin, withdrawn)],
      [replaced, await invite(admin, replaced)],
    ] as const;
    const row = await db().invitation.findFirstOrThrow({ where: { email: expired } });
    const hours = (row.expiresAt.getTime() - row.createdAt.getTime()) / 3_600_000;
    expect(Math.round(hours * 100) / 100).toBe(72);
    expect(JSON.stringify(row)).not.toContain(tokens[0][1]);
    await db().invitation.updateMany({
      where: { email: expired },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    const open = (await list()).find((each: { email: string }) => each.email === withdrawn);
    const withdraw = () =>
      request(`/admin/invitations/${open.id}`, { method: "DELETE", body: {}, token: admin.token });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    const newest = await invite(admin, replaced);
    for (const [email, invitation] of tokens) {
      expect((await signup({ email, invitation })).body.code).toBe("invitation_invalid");
    }
    const states = (await list()).slice(0, 4).map((each: { state: string }) => each.state);
    expect(states.sort()).toEqual(["expired", "open", "revoked", "revoked"]);
    expect((await signup({ email: replaced, invitation: newest })).status).toBe(200);
  });

  it("needs the password confirmed and refuses an address with an account", async () => {
    const admin = await anAdmin();
    const customer = await aCustomer();
    const create = (body: object) => request("/admin/invitations", { body, token: admin.token });
    const wrong = await create({ email: anEmail(), entered_password: "wrong" });
    expect(wrong.body.code).toBe("wrong_password");
    const known = await create({ email: customer.email, entered_password: PASSWORD });
    expect(known.body.code).toBe("conflict");
    expect(await mailsTo(customer.email)).toEqual([]);
  });
});

describe("PATCH /admin/update", () => {
  const update = (token: string, body: object) =>
    request("/admin/update", { method: "PATCH", body, token });

  it("changes the name freely and the password only with the current one", async () => {
    const { token, email, userId } = await anAdmin();
    const named = await update(token, { name: "Meera Iyer", email, password: "" });
    expect(named.body).toMatchObject({ updatedUser: { name: "Meera Iyer", email } });
    const refused = await update(token, { password: "another good passphrase" });
    expect(refused).toMatchObject({ status: 403, body: { code: "wrong_password" } });
    expect(Object.keys(refused.body.fields)).toEqual(["current_password"]);
    expect(await auditOf(userId)).toEqual(["profile.changed"]);
  });

  it("ends all other sessions on a new password", async () => {
    const { token, email } = await anAdmin();
    const login = await request("/admin/login", { body: { email, password: PASSWORD } });
    const other = login.headers.get("authorization")?.replace("Bearer ", "");
    const body = { password: "another good passphrase", current_password: PASSWORD };
    expect((await update(token, body)).status).toBe(200);
    expect((await request("/admin/profile", { token: other })).status).toBe(401);
    expect((await request("/admin/profile", { token })).status).toBe(200);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
  });

  it("refuses another account's email and a weak password", async () => {
    const { token } = await anAdmin();
    const { email } = await aCustomer();
    const taken = await update(token, { email, current_password: PASSWORD });
    expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });
    const weak = await update(token, { password: "password1", current_password: PASSWORD });
    expect(weak).toMatchObject({ status: 422, body: { code: "weak_password" } });
  });
});
