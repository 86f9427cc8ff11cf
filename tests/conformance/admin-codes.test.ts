import { codeTo, wrongCode } from "@/tests/conformance/support/mail";
import { anAdministrator, anInvited, PASSWORD } from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("admin-codes", (shop) => {
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
});
