import { aCustomer, anAdministrator, person } from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("site", (shop) => {
  const letter = () => ({
    ...{ firstname: "Rohit", lastname: "Sharma", telephone: "", email: person().email },
    message: "Do you install at a housing society in Pune?",
  });

  test("a message reaches the back-office", async () => {
    const sent = letter();
    const answer = await shop.client().ask("POST /contact/contactus", sent);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const admin = await anAdministrator(shop);
    const { body } = await admin.ask("GET /contact/getallcontacts");
    const found = body.contacts.find(({ email }: { email: string }) => email === sent.email);
    expect(found).toMatchObject({ ...sent, telephone: null, id: expect.any(String) });
  });

  test.each(["firstname", "lastname", "email", "message"])(
    "a message without %s is refused",
    async (field) => {
      const answer = await shop
        .client()
        .ask("POST /contact/contactus", { ...letter(), [field]: "" });
      expect(answer).toMatchObject(refusal(422, "invalid_input", `${field} is required`));
      expect(answer.body.fields).toEqual({ [field]: [`${field} is required`] });
    },
  );

  test("the navigation bar's profile until logout", async () => {
    const visitor = shop.client();
    expect(await visitor.ask("GET /users/profile")).toMatchObject(refusal(401, "unauthenticated"));
    const { client } = await aCustomer(shop);
    const { status, body } = await client.ask("GET /users/profile");
    expect(status).toBe(200);
    expect(body.user_data).toHaveProperty("profile_picture", null);
    expect(await client.ask("POST /users/logout")).toMatchObject({ status: 200 });
    expect(await client.ask("GET /users/profile")).toMatchObject({ status: 401 });
  });

  test("a missing or wrong key is refused", async () => {
    for (const key of ["not-a-key", "", undefined]) {
      const headers = new Headers(key === undefined ? {} : { "x-api-key": key });
      const answer = await fetch(`${shop.origin}/api/products/all`, { headers });
      expect({ status: answer.status, body: await answer.json() }).toMatchObject(
        refusal(401, "invalid_api_key"),
      );
    }
  });
});
