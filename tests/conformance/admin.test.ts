import type { Client } from "@/tests/conformance/support/client";
import { codeTo, mailTo, wrongCode } from "@/tests/conformance/support/mail";
import {
  ADMINISTRATOR,
  aCustomer,
  anAdministrator,
  PASSWORD,
  person,
} from "@/tests/conformance/support/people";
import { everywhere, refusal, type Shop } from "@/tests/conformance/support/shop";

everywhere("admin", (shop) => {
  test("sign-up needs an invitation", async () => {
    const answer = await shop.client().ask("POST /admin/signup", person());
    expect(answer).toMatchObject(refusal(403, "signup_closed"));
  });

  test("sign-up, login and profile", async () => {
    const { client, name, email } = await anInvited(shop);
    const { body } = await client.ask("GET /admin/profile");
    expect(body.user_data).toMatchObject({ name, email, role: "admin" });
    const wrong = { email, password: "Wrong-Password-1" };
    expect(await shop.client().ask("POST /admin/login", wrong)).toMatchObject(
      refusal(401, "invalid_credentials"),
    );

    const changed = { name: "Meera Iyer", email, password: "" };
    expect(await client.ask("PATCH /admin/update", changed)).toMatchObject({
      status: 200,
      body: { message: expect.any(String), updatedUser: { name: "Meera Iyer", email } },
    });
    // A new password needs the current one.
    const taken = { name: "Meera Iyer", email, password: "Another-Long-2026" };
    expect(await client.ask("PATCH /admin/update", taken)).toMatchObject(
      refusal(403, "wrong_password"),
    );
  });

  test("verifying an email by a code", async () => {
    const { client, email } = await anInvited(shop);
    const { id } = (await client.ask("GET /admin/profile")).body.user_data;
    const purpose = "Mail Verification";
    const generate = (whose: string) =>
      client.ask("POST /admin/otp/generate", { id: whose, purpose });
    expect(await generate("somebody-else")).toMatchObject(refusal(403, "forbidden"));
    const changed = { email: person().email, current_password: PASSWORD };
    expect(await client.ask("PATCH /admin/update", changed)).toMatchObject({
      status: 200,
      body: { pending_email: changed.email, updatedUser: { email } },
    });
    // At once as well: the code mailed with the change is valid too.
    expect(await generate(id)).toMatchObject({ status: 200 });
    const code = await codeTo(changed.email, /Verify your email/);
    const verify = (otp_code: string) =>
      client.ask("POST /admin/otp/verify/email", { email: changed.email, otp_code, purpose });
    expect(await verify(wrongCode(code))).toMatchObject(refusal(400, "invalid_code"));
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect((await client.ask("GET /admin/profile")).body.user_data.email).toBe(changed.email);
  });

  test("the one-time code as second factor", async () => {
    const { client, email } = await anInvited(shop);
    expect((await client.ask("GET /admin/2fa/status")).body.message).toMatch(/disabled/);
    const toggle = (entered_password: string) =>
      client.ask("PATCH /admin/2fa/toggle", { entered_password });
    expect(await toggle("wrong")).toMatchObject(refusal(403, "wrong_password"));
    expect(await toggle(PASSWORD)).toMatchObject({
      ...{ status: 200, body: { message: expect.stringMatching(/enabled/) } },
    });
    expect((await client.ask("GET /admin/2fa/status")).body.message).toMatch(/enabled/);

    const other = shop.client();
    const login = await other.ask("POST /admin/login", { email, password: PASSWORD });
    expect(login).toMatchObject(refusal(308, "second_factor_required"));
    expect(other.isSignedIn).toBe(false);
    const code = await codeTo(email, /login code/);
    const verify = (otp_code: string) => other.ask("POST /admin/2fa/verify", { email, otp_code });
    expect(await verify(wrongCode(code))).toMatchObject(refusal(400, "invalid_code"));
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect(other.isSignedIn).toBe(true);
    expect(await other.ask("GET /admin/profile")).toMatchObject({ status: 200 });
  });

  test("a forgotten password", async () => {
    const { email } = await anInvited(shop);
    const stranger = shop.client();
    expect(await stranger.ask("POST /admin/password-reset/request", { email })).toMatchObject({
      status: 200,
    });
    const otp_code = await codeTo(email, /code for a new password/);
    const confirm = (code: string) =>
      stranger.ask("POST /admin/password-reset/confirm", {
        ...{ email, new_password: "Another-Long-2026", otp_code: code },
      });
    expect(await confirm(wrongCode(otp_code))).toMatchObject(refusal(400, "invalid_code"));
    expect(await confirm(otp_code)).toMatchObject({ status: 200 });
    await anAdministrator(shop, { email, password: "Another-Long-2026" });
  });

  test("the list of users", async () => {
    const customer = await aCustomer(shop);
    const admin = await anAdministrator(shop);
    const users = async (limit: string) =>
      admin.ask("GET /admin/view-users", undefined, { query: { limit } });
    const { status, body } = await users("1-100");
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(100);
    expect(body[0]).toMatchObject({
      ...{ id: expect.any(String), name: expect.any(String), email: expect.any(String) },
      ...{ role: expect.any(String), user_number: expect.any(Number) },
      ...{ email_verified: expect.any(Boolean), created_at: expect.any(String) },
    });
    expect(body[0]).not.toHaveProperty("password");
    const names = body.map((user: { name: string }) => user.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect((await users("1-1")).body).toHaveLength(1);
    expect(await users("1-500")).toMatchObject(refusal(422, "invalid_input"));
    const asked = await customer.client.ask("GET /admin/view-users");
    expect(asked).toMatchObject(refusal(403, "forbidden"));
  });

  test("the back-office is closed to everybody else", async () => {
    const asked = await shop.client().ask("GET /admin/profile");
    expect(asked).toMatchObject(refusal(401, "unauthenticated"));
    // A customer's credentials are refused here.
    const { email } = await aCustomer(shop);
    const login = await shop.client().ask("POST /admin/login", { email, password: PASSWORD });
    expect(login).toMatchObject(refusal(401, "invalid_credentials"));
    expect(login.headers.get("authorization")).toBeNull();
  });
});

/** A new administrator: invited by the demo's, signed up and signed in. */
async function anInvited(shop: Shop) {
  const fields = person();
  const { email, password } = fields;
  const inviting = await anAdministrator(shop);
  const asked = { email, entered_password: ADMINISTRATOR.password };
  expect(await inviting.send("POST", "/api/admin/invitations", asked)).toMatchObject({
    status: 200,
  });
  const invitation = /signup\?invitation=([\w-]+)/.exec(await mailTo(email, /invites you/))?.[1];
  const client: Client = shop.client();
  const signup = await client.ask("POST /admin/signup", { ...fields, invitation });
  expect(signup).toMatchObject({ status: 200 });
  expect(await client.ask("POST /admin/login", { email, password })).toMatchObject({ status: 200 });
  expect(client.isSignedIn).toBe(true);
  return { ...fields, client };
}
