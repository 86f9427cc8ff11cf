import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { auditOf, lastCode, mailsTo, otherCode } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, anAdmin, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const purpose = "Mail Verification";
const generate = (token: string, email: string) =>
  request("/users/otp/generate", { body: { email, purpose }, token });
const verify = (token: string, email: string, otp_code: string) =>
  request("/users/otp/verify/email", { body: { email, otp_code, purpose }, token });

describe("a code for an email address", () => {
  it("verifies it once and is stored as a hash", async () => {
    const { token, email, userId } = await aCustomer();
    expect((await generate(token, email)).status).toBe(200);
    const code = await lastCode(email);
    const rows = await db().oneTimeCode.findMany({ where: { userId } });
    expect(JSON.stringify(rows)).not.toContain(code);
    const answer = await verify(token, email, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.body).toEqual({ message: "Email verified successfully!" });
    expect((await request("/users/profile", { token })).body.user_data.email_verified).toBe(true);
    expect(await auditOf(userId)).toEqual(["email.verified"]);

    expect(await verify(token, email, code)).toMatchObject({
      status: 400,
      body: { code: "invalid_code" },
    });
    expect(await generate(token, email)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  it("is invalid after five wrong tries", async () => {
    const { token, email } = await aCustomer();
    await generate(token, email);
    const code = await lastCode(email);
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      codes.push((await verify(token, email, otherCode(code))).body.code);
    }
    expect(codes).toEqual([...Array(4).fill("invalid_code"), "too_many_tries"]);
    const right = await verify(token, email, code);
    expect(right).toMatchObject({ status: 429, body: { code: "too_many_tries" } });
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is compared with at most five concurrent guesses", async () => {
    const { token, email, userId } = await aCustomer();
    await generate(token, email);
    const code = await lastCode(email);
    const wrong = otherCode(code);
    await Promise.all(Array.from({ length: 12 }, () => verify(token, email, wrong)));
    const { tries } = await db().oneTimeCode.findFirstOrThrow({ where: { userId } });
    expect(tries).toBeLessThanOrEqual(5);
  });

  it("is accepted once under concurrent requests", async () => {
    const { token, email, userId } = await aCustomer();
    await generate(token, email);
    const code = await lastCode(email);
    const answers = await Promise.all([1, 2].map(() => verify(token, email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await auditOf(userId)).toEqual(["email.verified"]);
  });

  it("expires after ten minutes", async () => {
    const { token, email, userId } = await aCustomer();
    await generate(token, email);
    const row = await db().oneTimeCode.findFirstOrThrow({ where: { userId } });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(10 * 60_000);
    await db().oneTimeCode.update({ where: { id: row.id }, data: { expiresAt: new Date() } });
    expect((await verify(token, email, await lastCode(email))).body.code).toBe("code_expired");
  });

  it("is refused for another person, purpose or audience", async () => {
    const owner = await anAdmin();
    const other = await aCustomer();
    const adminGenerate = { body: { id: owner.userId, purpose }, token: owner.token };
    expect((await request("/admin/otp/generate", adminGenerate)).status).toBe(200);
    const code = await lastCode(owner.email);
    expect((await verify(other.token, owner.email, code)).body.code).toBe("invalid_code");
    const shop = await request("/users/login", {
      body: { email: owner.email, password: PASSWORD },
    });
    const shopToken = shop.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    expect((await verify(shopToken, owner.email, code)).body.code).toBe("invalid_code");
    const reset = { email: owner.email, new_password: "another good passphrase", otp_code: code };
    for (const path of ["/users/password-reset/confirm", "/admin/password-reset/confirm"]) {
      expect((await request(path, { body: reset })).body.code).toBe("invalid_code");
    }
    const body = { email: owner.email, otp_code: code };
    expect((await request("/admin/2fa/verify", { body })).body.code).toBe("invalid_code");
    const ownRequest = { body: { ...body, purpose }, token: owner.token };
    expect((await request("/admin/otp/verify/email", ownRequest)).status).toBe(200);
  });

  it("is refused after the address has changed", async () => {
    const { token, email, userId } = await aCustomer();
    await generate(token, email);
    const code = await lastCode(email);
    const data = { email: `moved-${email}` };
    await db().user.update({ where: { id: userId }, data });
    expect((await verify(token, data.email, code)).body.code).toBe("invalid_code");
    expect((await verify(token, email, code)).body.code).toBe("code_expired");
    const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect(user.emailVerifiedAt).toBeNull();
  });

  it("is not sent to another person's address", async () => {
    const { token } = await aCustomer();
    const other = await aCustomer();
    expect((await generate(token, other.email)).status).toBe(403);
    expect(await mailsTo(other.email)).toEqual([]);
  });

  it("can be entered in digits of any script", async () => {
    const { token, email } = await aCustomer();
    await generate(token, email);
    const code = await lastCode(email);
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    expect(
      (await verify(token, email, ` ${typed.slice(0, 3)}\u200b${typed.slice(3)}`)).status,
    ).toBe(200);
  });

  it.each(["12345", "1234567", "12345a", "", "१२३४५", "१२३४५६७"])(
    "cannot be %p",
    async (otp_code) => {
      const { token, email } = await aCustomer();
      const answer = await verify(token, email, otp_code);
      expect(answer).toMatchObject({ status: 422, body: { code: "invalid_input" } });
    },
  );
});
