import { randomUUID } from "node:crypto";
import { cleanUpEmailChanges } from "@/lib/auth/cleanup";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode, subjectsTo } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
  setProof,
} from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const purpose = "Mail Verification";
const anEmail = () => `new-${randomUUID()}@example.com`;
const login = (email: string, password = PASSWORD, area = "users") =>
  request(`/${area}/login`, { body: { email, password } });

/** The two ways to change an address, equal except for their paths. */
const AREAS = [
  ["users", "customer", async () => verified(await aCustomer())],
  ["admin", "admin", async () => verified(await anAdmin())],
] as const;

async function verified(person: Person): Promise<Person> {
  const data = { emailVerifiedAt: new Date() };
  await db().user.update({ where: { id: person.userId }, data });
  await setProof(person, null);
  return person;
}

const update = (area: string, { token }: Person, body: object) =>
  request(`/${area}/update`, { method: "PATCH", token, body });
const requestChange = (area: string, person: Person, email: string) =>
  update(area, person, { email, current_password: PASSWORD });
const enterCode = (area: string, { token }: Person, email: string, otp_code: string) =>
  request(`/${area}/otp/verify/email`, { token, body: { email, otp_code, purpose } });
const profile = async (area: string, { token }: Person) =>
  (await request(`/${area}/profile`, { token })).body.user_data;
const row = ({ userId }: Person) => db().user.findUniqueOrThrow({ where: { id: userId } });

async function undoToken(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return /undo-email\?token=([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";
}

describe.each(AREAS)("a new address at /%s", (area, audience, someone) => {
  const base = area === "users" ? "users" : "admin";

  it("is refused with a session alone, as in an account takeover", async () => {
    const [victim, thief] = [await someone(), anEmail()];
    expect(await update(base, victim, { email: thief })).toMatchObject({
      status: 403,
      body: { code: "password_needed" },
    });
    expect(await update(base, victim, { email: thief, current_password: "wrong" })).toMatchObject({
      status: 403,
      body: { code: "wrong_password", fields: { current_password: [expect.any(String)] } },
    });
    expect((await row(victim)).email).toBe(victim.email);
    expect(await mailsTo(thief)).toEqual([]);
  });

  it("takes effect only with its code; until then login, reset and emails use the old one", async () => {
    const [person, next] = [await someone(), anEmail()];
    const answer = await requestChange(base, person, next);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: expect.stringContaining(next),
        pending_email: next,
        updatedUser: { email: person.email, email_verified: true, pending_email: next },
      },
    });
    expect((await login(next, PASSWORD, base)).status).toBe(401);
    expect((await login(person.email, PASSWORD, base)).status).toBe(200);
    const before = (await mailsTo(next)).length;
    await request(`/${base}/password-reset/request`, { body: { email: next } });
    expect(await mailsTo(next)).toHaveLength(before);
    expect(await profile(base, person)).toMatchObject({ email: person.email, pending_email: next });
  });

  it("takes effect with the code and ends every other session", async () => {
    const [person, next] = [await someone(), anEmail()];
    const other = await login(person.email, PASSWORD, base);
    const token = other.headers.get("authorization")?.replace("Bearer ", "");
    await requestChange(base, person, next);
    const code = await lastCode(next);
    expect((await enterCode(base, person, next, otherCode(code))).status).toBe(400);
    expect((await row(person)).email).toBe(person.email);
    expect((await enterCode(base, person, next, code)).status).toBe(200);
    expect(await profile(base, person)).toMatchObject({
      email: next,
      email_verified: true,
      pending_email: null,
    });
    expect((await request(`/${base}/profile`, { token })).status).toBe(401);
    expect((await login(person.email, PASSWORD, base)).status).toBe(401);
    expect((await login(next, PASSWORD, base)).status).toBe(200);
    expect(await auditOf(person.userId)).toContain("email.changed");
    expect((await enterCode(base, person, next, code)).status).toBe(400);
  });

  it("can be undone from the old mailbox with a new password, without a session", async () => {
    const [person, next] = [await someone(), anEmail()];
    await requestChange(base, person, next);
    await enterCode(base, person, next, await lastCode(next));
    expect(await subjectsTo(person.email)).toContain("Your email address was changed");
    expect((await mailsTo(person.email)).at(-1)?.text).not.toContain(next);
    const token = await undoToken(person.email);
    expect((await request(`/users/email-undo?token=${token}`)).body).toEqual({
      email: person.email,
      audience,
    });
    const undo = (new_password: string) =>
      request("/users/email-undo", { body: { token, new_password } });
    expect((await undo("password1")).body.code).toBe("weak_password");
    expect(await undo("another good passphrase")).toMatchObject({
      status: 200,
      body: { audience },
    });
    expect(await row(person)).toMatchObject({ email: person.email });
    expect((await row(person)).emailVerifiedAt).not.toBeNull();
    expect((await request(`/${base}/profile`, { token: person.token })).status).toBe(401);
    expect((await login(person.email, PASSWORD, base)).status).toBe(401);
    expect((await login(person.email, "another good passphrase", base)).status).toBe(200);
    expect((await undo("yet another passphrase")).body.code).toBe("code_expired");
  });

  it("can be cancelled together with its code", async () => {
    const [person, next] = [await someone(), anEmail()];
    await requestChange(base, person, next);
    const code = await lastCode(next);
    const cancel = () =>
      request(`/${base}/email-change`, { method: "DELETE", body: {}, token: person.token });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect((await enterCode(base, person, next, code)).status).toBe(400);
    expect(await profile(base, person)).toMatchObject({ email: person.email, pending_email: null });
  });

  it("needs no password after a recent confirmation", async () => {
    const [person, next] = [await someone(), anEmail()];
    await request(`/${base}/step-up`, { token: person.token, body: { password: PASSWORD } });
    expect((await update(base, person, { email: next })).body.pending_email).toBe(next);
  });
});

describe("abuse of an address change", () => {
  it("a thief cannot keep the account with the link of a second change", async () => {
    const person = await verified(await aCustomer());
    const [one, two] = [anEmail(), anEmail()];
    for (const next of [one, two]) {
      await requestChange("users", person, next);
      await enterCode("users", person, next, await lastCode(next));
    }
    const [first, second] = [await undoToken(person.email), await undoToken(one)];
    const undo = (token: string) =>
      request("/users/email-undo", { body: { token, new_password: "another good passphrase" } });
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).body.code).toBe("code_expired");
    expect((await row(person)).email).toBe(person.email);
  });

  it("the old address stays reserved while it can be restored", async () => {
    const [person, next] = [await verified(await aCustomer()), anEmail()];
    await requestChange("users", person, next);
    await enterCode("users", person, next, await lastCode(next));
    const body = { name: "Thief", email: person.email, password: PASSWORD, phone_number: null };
    expect((await request("/users/signup", { body })).body.code).toBe("email_taken");
    const other = await verified(await aCustomer());
    expect((await requestChange("users", other, person.email)).body.code).toBe("email_taken");
    expect((await requestChange("users", person, person.email)).status).toBe(200);
  });

  it("an unverified old address gets no link, because it may be a stranger's", async () => {
    const [person, next] = [await aCustomer(), anEmail()];
    await requestChange("users", person, next);
    await enterCode("users", person, next, await lastCode(next));
    expect(await mailsTo(person.email)).toEqual([]);
    expect((await row(person)).email).toBe(next);
  });

  it("twelve changes back and forth send a stranger at most three emails", async () => {
    const stranger = anEmail();
    const statuses: number[] = [];
    for (let person = 1; person <= 2; person += 1) {
      const bomber = await verified(await aCustomer());
      for (let round = 1; round <= 6; round += 1) {
        statuses.push((await requestChange("users", bomber, stranger)).status);
        await request("/users/email-change", { method: "DELETE", body: {}, token: bomber.token });
      }
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect((await mailsTo(stranger)).length).toBeLessThanOrEqual(3);
  });

  it("a sixth new address within a day is refused", async () => {
    const person = await verified(await aCustomer());
    const statuses: number[] = [];
    for (let round = 1; round <= 6; round += 1)
      statuses.push((await requestChange("users", person, anEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("one of two people gets an address that both request at once", async () => {
    const next = anEmail();
    const people = [await verified(await aCustomer()), await verified(await aCustomer())];
    for (const person of people) await requestChange("users", person, next);
    const codes = (await mailsTo(next)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
    const answers = await Promise.all(
      people.map((person, index) => enterCode("users", person, next, codes[index] ?? "")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("a name sent with the address is not changed without the password", async () => {
    const [person, next] = [await verified(await aCustomer()), anEmail()];
    await update("users", person, { name: "Somebody Else", email: next });
    expect((await row(person)).name).toBe(person.name);
    await update("users", person, { name: "Asha M", email: next, current_password: PASSWORD });
    expect((await row(person)).name).toBe("Asha M");
  });
});

describe("the retention of an address change", () => {
  it("a pending change is removed after a day, a completed one after seven", async () => {
    const [waiting, changed] = [
      await verified(await aCustomer()),
      await verified(await aCustomer()),
    ];
    const next = anEmail();
    await requestChange("users", waiting, anEmail());
    await requestChange("users", changed, next);
    await enterCode("users", changed, next, await lastCode(next));
    const count = () =>
      db().emailChange.count({ where: { userId: { in: [waiting.userId, changed.userId] } } });
    await cleanUpEmailChanges(new Date());
    expect(await count()).toBe(2);
    const ago = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db().emailChange.updateMany({ data: { createdAt: ago } });
    await cleanUpEmailChanges(new Date());
    expect(await count()).toBe(1);
    await db().emailChange.updateMany({ data: { undoUntil: ago } });
    await cleanUpEmailChanges(new Date());
    expect(await count()).toBe(0);
  });
});
