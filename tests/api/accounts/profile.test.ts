import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAddress, PASSWORD } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

const patch = (token: string, body: object) =>
  request("/users/update", { method: "PATCH", token, body });
const row = (userId: string) => db().user.findUniqueOrThrow({ where: { id: userId } });

async function verified() {
  const person = await aCustomer();
  const data = { emailVerifiedAt: new Date() };
  await db().user.update({ where: { id: person.userId }, data });
  return person;
}

describe("GET /users/profile", () => {
  it("returns the person with the default address as one line", async () => {
    const { userId, token, email, phone } = await aCustomer();
    await anAddress(userId);
    const { body } = await request("/users/profile", { token });
    expect(body.user_data).toMatchObject({
      id: userId,
      email,
      email_verified: false,
      phone_number: phone,
      role: "customer",
      address: "12, Lake View, MG Road, Bengaluru, Bengaluru Urban, Karnataka 560001",
      profile_picture: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  });
});

describe("PATCH /users/update", () => {
  it("changes name and phone, and leaves the email verified", async () => {
    const { userId, token } = await verified();
    const answer = await patch(token, { name: "आशा मेनन", phone_number: "098450 12345" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "User details updated successfully!",
        updatedUser: { name: "आशा मेनन", phone_number: "+919845012345", email_verified: true },
      },
    });
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subject: userId, action: "profile.changed" },
    });
    expect(entry).toMatchObject({
      by: "customer",
      byId: userId,
      detail: { fields: ["name", "phone"] },
    });
  });

  it("keeps omitted fields and removes a phone number sent as null", async () => {
    const { userId, token, phone } = await verified();
    await patch(token, { name: "Asha" });
    expect(await row(userId)).toMatchObject({ phone });
    await patch(token, { phone_number: null });
    expect(await row(userId)).toMatchObject({ name: "Asha", phone: null });
  });

  it("sends no email when only the email's case differs", async () => {
    const { token, email } = await verified();
    const { body } = await patch(token, { email: email.toUpperCase() });
    expect(body.updatedUser.email_verified).toBe(true);
    expect(await db().outboxMail.count({ where: { to: email } })).toBe(0);
  });

  it("returns 409 for a taken email and changes nothing", async () => {
    const [{ token, userId }, other] = [await verified(), await aCustomer()];
    const answer = await patch(token, {
      name: "Somebody Else",
      email: other.email,
      current_password: PASSWORD,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "email_taken", fields: { email: [expect.any(String)] } },
    });
    expect((await row(userId)).name).toBe("Asha Menon");
  });

  it("names every invalid field", async () => {
    const { token } = await aCustomer();
    const answer = await patch(token, { name: " ", email: "x", phone_number: "12" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(["email", "name", "phone_number"]);
  });

  it("ignores read-only fields", async () => {
    const { userId, token } = await aCustomer();
    await patch(token, {
      role: "admin",
      email_verified: true,
      id: randomUUID(),
      passwordHash: "x",
    });
    expect(await row(userId)).toMatchObject({ role: "customer", emailVerifiedAt: null });
  });
});

describe("GET /users/pin/{pin}", () => {
  it("returns the place of a PIN code", async () => {
    const answer = await request("/users/pin/560001");
    expect(answer).toMatchObject({
      status: 200,
      body: { pin: "560001", city: "Bengaluru", state: "Karnataka" },
    });
  });

  it.each([
    ["999999", 404],
    ["012345", 422],
    ["5600", 422],
  ])("answers %s with %i", async (pin, status) => {
    expect((await request(`/users/pin/${pin}`)).status).toBe(status);
  });
});
