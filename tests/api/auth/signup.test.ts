import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, mailsTo } from "@/tests/support/servers/mailbox";
import { allowPrograms, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const newcomer = (changes: object = {}) => ({
  name: "Asha Menon",
  email: `new-${randomUUID()}@example.com`,
  password: PASSWORD,
  phone_number: null,
  ...changes,
});
const signup = (body: object) => request("/users/signup", { body });
const login = (email: string, password: string) =>
  request("/users/login", { body: { email, password } });

describe("POST /users/signup", () => {
  it("sends a welcome mail in text and HTML and is audited", async () => {
    const body = newcomer();
    await signup(body);
    const [mail] = await mailsTo(body.email);
    expect(mail?.subject).toBe("Welcome to Arklane");
    expect(mail?.text).toContain("Welcome, Asha.");
    expect(mail?.text).toContain("http://localhost:3000/login");
    expect(mail?.html).toMatch(/^<!doctype html>/);
    const { id } = await db().user.findUniqueOrThrow({ where: { email: body.email } });
    expect(await auditOf(id)).toEqual(["account.created"]);
  });

  it("keeps one account per email, ignoring case and spaces, also under concurrent requests", async () => {
    const { email } = newcomer();
    const spellings = [email, ` ${email}`, email.toUpperCase(), `${email}  `];
    const answers = await Promise.all(spellings.map((each) => signup(newcomer({ email: each }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await db().user.count({ where: { email } })).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each(["password123", "Qwertyuiop", "iloveyou1", "11111111"])(
    "refuses the common password %s with its field",
    async (password) => {
      const body = newcomer({ password });
      const answer = await signup(body);
      expect(answer).toMatchObject({ status: 422, body: { code: "weak_password" } });
      expect(Object.keys(answer.body.fields)).toEqual(["password"]);
      expect(await db().user.count({ where: { email: body.email } })).toBe(0);
    },
  );

  it.each([
    ["seven characters", "aB3$xY7"],
    ["more than 128", "x".repeat(129)],
  ])("refuses %s", async (_what, password) => {
    expect((await signup(newcomer({ password }))).body.code).toBe("invalid_input");
  });

  it("accepts passwords in any script and Unicode form", async () => {
    // é composed and decomposed.
    const composed = "caf\u00e9 au lait";
    const body = newcomer({ password: composed });
    expect((await signup(body)).status).toBe(200);
    expect((await login(body.email, "cafe\u0301 au lait")).status).toBe(200);
    const tamil = newcomer({ password: "எனது கடவுச்சொல்" });
    expect((await signup(tamil)).status).toBe(200);
    expect((await login(tamil.email, tamil.password)).status).toBe(200);
  });
});
