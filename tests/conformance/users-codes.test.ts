import { codeTo, wrongCode } from "@/tests/conformance/support/mail";
import { aCustomer, PASSWORD, person } from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("users-codes", (shop) => {
  test("the one-time code as second factor", async () => {
    const { client, email } = await aCustomer(shop);
    const off = await client.ask("GET /users/2fa/status");
    expect(off.body.status.message).toMatch(/disabled/);
    expect(
      await client.ask("PATCH /users/2fa/toggle", { entered_password: "wrong" }),
    ).toMatchObject(refusal(403, "wrong_password"));
    const on = await client.ask("PATCH /users/2fa/toggle", { entered_password: PASSWORD });
    expect(on).toMatchObject({ status: 200, body: { message: expect.stringMatching(/enabled/) } });
    expect((await client.ask("GET /users/2fa/status")).body.status.message).toMatch(/enabled/);

    const phone = shop.client();
    const login = await phone.ask("POST /users/login", { email, password: PASSWORD });
    expect(login).toMatchObject(refusal(308, "second_factor_required"));
    expect(login.headers.get("location")).toBeNull();
    expect(phone.isSignedIn).toBe(false);
    const code = await codeTo(email, /login code/);
    const verify = (otp_code: string) => phone.ask("POST /users/2fa/verify", { email, otp_code });
    expect(await verify(wrongCode(code))).toMatchObject(refusal(400, "invalid_code"));
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect(phone.isSignedIn).toBe(true);
    expect((await phone.ask("GET /users/profile")).body.user_data.email).toBe(email);
    expect(await verify(code)).toMatchObject({ status: 400 });
  });

  test("a forgotten password", async () => {
    const { client, email } = await aCustomer(shop);
    const stranger = shop.client();
    const request = (address: string) =>
      stranger.ask("POST /users/password-reset/request", { email: address });
    const asked = await request(email);
    expect(asked).toMatchObject({ status: 200, body: { message: "OTP sent to your email!" } });
    // The answer does not reveal whether there is an account.
    expect(await request(person().email)).toMatchObject({ status: 200, body: asked.body });
    const code = await codeTo(email, /code for a new password/);
    const confirm = (otp_code: string) =>
      stranger.ask("POST /users/password-reset/confirm", {
        ...{ email, otp_code, new_password: "Another-Long-2026" },
      });
    expect(await confirm(wrongCode(code))).toMatchObject(
      refusal(400, "invalid_code", "Invalid OTP or failed to reset password."),
    );
    expect(await confirm(code)).toMatchObject({
      ...{ status: 200, body: { message: "Password reset successful!" } },
    });
    expect(await client.ask("GET /users/profile")).toMatchObject({ status: 401 });
    const old = await stranger.ask("POST /users/login", { email, password: PASSWORD });
    expect(old).toMatchObject({ status: 401 });
    const login = { email, password: "Another-Long-2026" };
    expect(await stranger.ask("POST /users/login", login)).toMatchObject({ status: 200 });
  });
});
