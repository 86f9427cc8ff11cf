import { randomInt } from "node:crypto";
import { attack } from "@/tests/attacks/support/attacked";
import { findWords, readEverything } from "@/tests/attacks/support/read-everything";
import type { Client } from "@/tests/conformance/support/client";
import { aProduct } from "@/tests/conformance/support/goods";
import { codeTo } from "@/tests/conformance/support/mail";
import {
  ADDRESS,
  ADMINISTRATOR,
  anAdministrator,
  PASSWORD,
} from "@/tests/conformance/support/people";

/** Unique words of one person, except for the address, which stays with the order. */
function uniqueWords() {
  const code = Array.from({ length: 8 }, () => "abcdefghij"[randomInt(10)]).join("");
  return {
    ...{
      name: `Zarina ${code}quatermain`,
      family: `${code}quatermain`,
      email: `zarina-${code}@example.com`,
    },
    ...{ phone: `9${randomInt(1e8, 1e9)}`, deliveryPhone: `8${randomInt(1e8, 1e9)}` },
    ...{ note: `Ring at ${code}gate`, message: `I ask about ${code}message` },
    ...{ need: `Show us ${code}need`, issue: `It stays dark, ${code}issue` },
    ...{ office: `Called, says ${code}office`, receipt: `Paid at ${code}receipt` },
  };
}
type Words = ReturnType<typeof uniqueWords>;

const done = async (answer: ReturnType<Client["send"]>) => {
  const { status, body } = await answer;
  expect({ status, body }).toEqual({ status: 200, body });
  return body;
};

attack("searching for an erased customer", (shop) => {
  const words = uniqueWords();
  let office: Client;
  let person: { client: Client; ids: string[] };

  beforeAll(async () => {
    office = await anAdministrator(shop);
    const { password } = ADMINISTRATOR;
    await done(office.send("POST", "/api/admin/step-up", { password }));
    person = await aLife(words);
  });

  async function aLife({ name, email, phone, ...said }: Words) {
    const client = shop.client();
    const post = (path: string, body: object) => done(client.send("POST", `/api${path}`, body));
    await post("/users/signup", { name, email, password: PASSWORD, phone_number: phone });
    await post("/users/login", { email, password: PASSWORD });
    const purpose = "Mail Verification";
    await post("/users/otp/generate", { email, purpose });
    const otp_code = await codeTo(email, /Verify your email/);
    await post("/users/otp/verify/email", { email, purpose, otp_code });
    await post("/users/address", ADDRESS);
    const [firstname, lastname] = name.split(" ");
    const { message, need } = said;
    await post("/contact/contactus", { firstname, lastname, telephone: phone, email, message });
    const demo = { solution: "education", name, email, organisation: "A school", need };
    await post("/contact/demorequest", demo);
    return { client, ids: await anOrder(client, said) };
  }

  async function anOrder(client: Client, said: Omit<Words, "name" | "email" | "phone">) {
    const { id: productid } = await aProduct(shop, { price: 20_000 });
    const order = { paymentoption: "Cash", products: [{ productid, quantity: 1 }] };
    const more = { driver_note: said.note, phone: said.deliveryPhone };
    const placed = await done(client.send("POST", "/api/order/addorder", { ...order, ...more }));
    const [order_id] = placed.order_ids;
    const staff = (path: string, body: object) => done(office.send("POST", `/api${path}`, body));
    await staff(`/admin/orders/${order_id}/notes`, { text: said.office });
    for (const orderstatus of ["Shipped", "Delivered"])
      await staff("/order/statusupdate", { orderid: order_id, orderstatus });
    await staff(`/admin/orders/${order_id}/cash`, { amount: 20_000, note: said.receipt });
    const fault = { order_id, location: "Basement", issue: said.issue };
    await done(client.send("POST", "/api/reports", fault));
    const { user_data } = await done(client.send("GET", "/api/users/profile"));
    return [user_data.id, order_id, placed.purchase_id];
  }

  const look = async (by: Client) => {
    const asked = { ids: person.ids, words: [words.name, words.email, words.phone] };
    return findWords(await readEverything(by, asked), words);
  };

  test("finds every word in the back-office before, and none afterwards", async () => {
    const before = await look(office);
    // A word that was never there would prove nothing.
    const seen = new Set(before.map((place) => place.split(": ").at(-1)));
    expect(Object.keys(words).filter((word) => !seen.has(word))).toEqual([]);

    const erase = { entered_password: PASSWORD };
    await done(person.client.send("DELETE", "/api/users/account", erase));
    expect(await look(office)).toEqual([]);
    expect(await look(shop.client())).toEqual([]);
    expect((await person.client.send("GET", "/api/users/profile")).status).toBe(401);
  });
});
