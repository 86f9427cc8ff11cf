import sharp from "sharp";
import { db } from "@/lib/db";
import { readFile } from "@/lib/files/store";
import { inFiles } from "@/tests/support/files/files";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAddress,
  aProduct,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

inFiles();

beforeAll(allowPrograms);

const erase = (token: string, entered_password: string) =>
  request("/users/account", { method: "DELETE", token, body: { entered_password } });

/** A customer with a cash order, a picture and a cart. */
async function aRegular(): Promise<Person & { productName: string }> {
  const product = await aProduct({ pricePaise: 20_000_00 });
  const person = await aBuyer(product);
  const lines = [{ productid: product.id, quantity: 1 }];
  const order = { paymentoption: "Cash", products: lines };
  const placed = await request("/order/addorder", { token: person.token, body: order });
  expect(placed.status).toBe(200);
  const { token } = person;
  const item = { productid: product.id, price: "20000" };
  expect((await request("/cart/addtocart", { token, body: item })).status).toBe(200);
  const form = new FormData();
  const background = "#ff0000";
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  form.append("file", new File([new Uint8Array(picture)], "me.png", { type: "image/png" }));
  await request("/users/profile-picture/upload", { token, body: form });
  return { ...person, productName: product.name };
}

describe("DELETE /users/account", () => {
  it("erases the person and keeps the order", async () => {
    const { userId, email, token } = await aRegular();
    const { pictureKey } = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect((await erase(token, PASSWORD)).status).toBe(200);

    const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect(user).toMatchObject({
      name: "Deleted account",
      email: `deleted-${userId}@deleted.invalid`,
      emailVerifiedAt: null,
      phone: null,
      about: null,
      pictureKey: null,
      erasedAt: expect.any(Date),
    });
    const mine = { where: { userId } };
    expect(await db().address.count(mine)).toBe(0);
    expect(await db().cart.count(mine)).toBe(0);
    expect(await db().session.count(mine)).toBe(0);
    expect(await db().oneTimeCode.count(mine)).toBe(0);
    expect(await db().outboxMail.count({ where: { to: email } })).toBe(0);
    expect(await readFile(pictureKey ?? "")).toBeNull();
    const [order] = await db().order.findMany({ where: { userId }, include: { purchase: true } });
    expect(order?.purchase.deliveryAddress).toContain("MG Road");
    const audited = await db().auditEntry.findMany({ where: { subject: userId } });
    expect(audited.map(({ action }) => action)).toContain("account.erased");
    expect(JSON.stringify(audited)).not.toContain(email);
  });

  it("ends all access and frees the email address", async () => {
    const { email, token } = await aCustomer();
    expect((await erase(token, PASSWORD)).status).toBe(200);
    expect((await request("/users/profile", { token })).status).toBe(401);
    const credentials = { email, password: PASSWORD };
    expect((await request("/users/login", { body: credentials })).status).toBe(401);
    const newcomer = { name: "Asha", email, password: "another long passphrase" };
    expect((await request("/users/signup", { body: newcomer })).status).toBe(200);
  });

  it("requires the right password", async () => {
    const { userId, token } = await aCustomer();
    await anAddress(userId);
    expect(await erase(token, "wrong")).toMatchObject({
      status: 403,
      body: { code: "wrong_password", fields: { entered_password: [expect.any(String)] } },
    });
    expect((await erase(token, "")).status).toBe(422);
    expect(await db().address.count({ where: { userId } })).toBe(1);
    expect((await request("/users/profile", { token })).status).toBe(200);
  });

  it("is refused while a payment is open", async () => {
    const { userId, token } = await aCustomer();
    const purchase = {
      userId,
      state: "awaiting_payment",
      method: "online",
      totalPaise: 100,
      address: {},
      deliveryAddress: "x",
      wishHash: "0".repeat(64),
      reservedUntil: new Date(Date.now() + 60_000),
    } as const;
    await db().purchase.create({ data: purchase });
    expect(await erase(token, PASSWORD)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await request("/users/profile", { token })).body.user_data.name).toBe("Asha Menon");
  });

  it("refuses an administrator", async () => {
    const { userId, token } = await aCustomer();
    await db().user.update({
      where: { id: userId },
      data: { role: "admin", officeRole: "orders" },
    });
    expect(await erase(token, PASSWORD)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  it("clears the browser's cookies", async () => {
    const { email } = await aCustomer();
    const credentials = { email, password: PASSWORD };
    const login = await request("/users/login", { body: credentials, cookie: "" });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0];
    const body = { entered_password: PASSWORD };
    const answer = await request("/users/account", { method: "DELETE", cookie, body });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().every((line) => line.includes("Max-Age=0"))).toBe(true);
  });
});

describe("GET /users/data", () => {
  it("returns everything about the person except credentials", async () => {
    const { userId, email, token, productName } = await aRegular();
    const other = await aRegular();
    const { status, body } = await request("/users/data", { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { email, profile_picture: expect.stringMatching(/^data:image\/jpeg;base64,/) },
      addresses: [{ city: "Bengaluru", is_default: true }],
      orders: [{ product_name: productName, total_amount: 20_000, payment_option: "cash" }],
      cart: [{ product_name: productName, quantity: 1 }],
      sessions: [{ audience: "customer", revoked_at: null }],
    });
    const text = JSON.stringify(body);
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: userId } });
    const [session] = await db().session.findMany({ where: { userId } });
    for (const secret of [passwordHash, session?.idHash, token, other.email, other.userId]) {
      expect(text).not.toContain(secret);
    }
  });

  it("needs a session", async () => {
    expect((await request("/users/data")).status).toBe(401);
  });
});
