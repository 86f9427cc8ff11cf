import { codeTo, wrongCode } from "@/tests/conformance/support/mail";
import { ADDRESS, aCustomer, person } from "@/tests/conformance/support/people";
import { formatOf, picture } from "@/tests/conformance/support/pictures";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("users", (shop) => {
  test("sign-up, login and logout", async () => {
    const client = shop.client();
    const { email, password, ...more } = person();
    // The form sends null for an empty number.
    const fields = { ...more, email, password, phone_number: null };
    const signup = await client.ask("POST /users/signup", fields);
    expect(signup).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await client.ask("POST /users/signup", fields)).toEqual(
      expect.objectContaining(refusal(409, "email_taken")),
    );
    const wrong = { email, password: "Wrong-Password-1" };
    expect(await client.ask("POST /users/login", wrong)).toMatchObject(
      refusal(
        401,
        "invalid_credentials",
        "Invalid credentials. Please check your email and password.",
      ),
    );
    expect(client.isSignedIn).toBe(false);

    const login = await client.ask("POST /users/login", { email, password });
    expect(login).toMatchObject({ status: 200, body: { message: "Login Successful!" } });
    expect(login.headers.get("cache-control")).toContain("no-store");
    expect(client.isSignedIn).toBe(true);
    const { body } = await client.ask("GET /users/profile");
    if (shop.door === "program")
      expect(claimsOf(client.authorization).user_id).toBe(body.user_data.id);

    expect(await client.ask("POST /users/logout")).toMatchObject({ status: 200 });
    const profile = await client.ask("GET /users/profile");
    expect(profile).toMatchObject(refusal(401, "unauthenticated", "Please login first"));
  });

  test("missing and invalid fields are named", async () => {
    const answer = await shop.client().ask("POST /users/signup", { email: "no address" });
    expect(answer).toMatchObject(refusal(422, "invalid_input"));
    expect(Object.keys(answer.body.fields).sort()).toEqual(["email", "name", "password"]);
  });

  test("the profile, its picture and its email", async () => {
    const { client, name, email } = await aCustomer(shop);
    const { body } = await client.ask("GET /users/profile");
    expect(body.user_data).toMatchObject({
      ...{ name, email, email_verified: false, about: null, address: null, profile_picture: null },
      ...{ role: "customer", user_number: expect.any(Number), created_at: expect.any(String) },
      phone_number: expect.stringMatching(/^\+91\d{10}$/),
    });
    const changed = { name: "Asha Rao", email, phone_number: "98765 43210" };
    expect(await client.ask("PATCH /users/update", changed)).toMatchObject({
      status: 200,
      body: { updatedUser: { name: "Asha Rao", email, phone_number: "+919876543210" } },
    });

    const verification = { email, purpose: "Mail Verification" };
    expect(await client.ask("POST /users/otp/generate", verification)).toMatchObject({
      status: 200,
    });
    const code = await codeTo(email, /Verify your email/);
    const verify = (otp_code: string) =>
      client.ask("POST /users/otp/verify/email", { ...verification, otp_code });
    expect(await verify(wrongCode(code))).toMatchObject(refusal(400, "invalid_code"));
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect((await client.ask("GET /users/profile")).body.user_data.email_verified).toBe(true);
  });

  test("a profile picture", async () => {
    const { client } = await aCustomer(shop);
    const none = await client.ask("GET /users/profile-picture");
    expect(none).toMatchObject({ status: 200, body: { profile_picture: null } });
    const upload = (file: Blob) => {
      const form = new FormData();
      form.set("file", file, "me.png");
      return client.ask("POST /users/profile-picture/upload", form);
    };
    const text = await upload(new Blob(["no picture"], { type: "image/png" }));
    expect([415, 422]).toContain(text.status);
    expect(text.body.detail).toEqual(expect.any(String));
    expect(await upload(await picture())).toMatchObject({ status: 200 });
    const { body } = await client.ask("GET /users/profile-picture");
    expect(await formatOf(Buffer.from(body.profile_picture, "base64"))).toBe("jpeg");
    expect((await client.ask("GET /users/profile")).body.user_data.profile_picture).toMatch(
      /^data:image\/jpeg;base64,/,
    );
  });

  test("addresses", async () => {
    const { client } = await aCustomer(shop);
    const add = (fields: object) => client.ask("POST /users/address", fields);
    expect(await add({ ...ADDRESS, pin: "12" })).toMatchObject(refusal(422, "invalid_input"));
    expect(await add(ADDRESS)).toMatchObject({ status: 200 });
    expect(await add({ ...ADDRESS, type: "Work", is_default: false })).toMatchObject({
      status: 200,
    });
    const other = { ...ADDRESS, type: "Other", custom_type_name: "Site office", is_default: false };
    expect(await add(other)).toMatchObject({ status: 200 });
    const { custom_type_name, ...nameless } = other;
    expect(await add(nameless)).toMatchObject(refusal(422, "invalid_input"));
    const list = async () => (await client.ask("GET /users/address")).body;
    expect(await list()).toHaveLength(3);
    expect((await list())[0]).toMatchObject({ ...ADDRESS, id: expect.any(String) });

    const home = { in: { type: "Home" } };
    const where = { in: { type: "Other" }, query: { custom_name: custom_type_name } };
    const changed = { ...ADDRESS, landmark: null, city: "Greater Noida" };
    expect(await client.ask("PATCH /users/address/{type}", changed, home)).toMatchObject({
      status: 200,
    });
    expect(
      await client.ask("PATCH /users/address/{type}", { ...other, city: "Delhi" }, where),
    ).toMatchObject({ status: 200 });
    const makeDefault = await client.ask(
      "PATCH /users/address/{type}/set-default",
      undefined,
      where,
    );
    expect(makeDefault).toMatchObject({ status: 200 });
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: "Home", city: "Greater Noida", is_default: false }),
        expect.objectContaining({
          type: "Other",
          custom_type_name,
          city: "Delhi",
          is_default: true,
        }),
      ]),
    );
    const remove = () => client.ask("DELETE /users/address/{type}", undefined, where);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject(refusal(404, "not_found"));
    expect(await list()).toHaveLength(2);
  });

  test("another person's address returns 404", async () => {
    const { client } = await aCustomer(shop);
    const work = { in: { type: "Work" } };
    for (const answer of [
      await client.ask("PATCH /users/address/{type}", ADDRESS, work),
      await client.ask("PATCH /users/address/{type}/set-default", undefined, work),
      await client.ask("DELETE /users/address/{type}", undefined, work),
    ]) {
      expect(answer).toMatchObject(refusal(404, "not_found"));
    }
  });
});

/** The claims that the documented client reads from its token, without verifying it. */
function claimsOf(authorization = ""): { user_id?: string } {
  expect(authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const [, claims = ""] = authorization.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
