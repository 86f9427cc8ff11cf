import { codeTo, wrongCode } from "@/tests/conformance/support/mail";
import {
  aCustomer,
  anAdministrator,
  anInvited,
  PASSWORD,
  person,
} from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

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
