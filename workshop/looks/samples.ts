import { randomUUID } from "node:crypto";
import type { Samples } from "./views.ts";

const PASSWORD = "Demo-Pass-2026";
const API_KEY = "demo_key_for_local_use_only";
const customer = { email: "customer@example.com", password: PASSWORD };
const admin = { email: "admin@example.com", password: PASSWORD };

type Customer = { email: string; password: string };

/** Fills the demo through its API: a customer buys three chargers, writes messages and reports a fault. */
export async function samples(origin: string): Promise<Samples & { customer: Customer }> {
  const { ask, tokenOf } = programOf(origin);
  const buyer = await tokenOf("/users/login", customer);
  const office = await tokenOf("/admin/login", admin);
  const known = await history(ask, buyer);
  const orders = known.length > 0 ? known : await live(ask, { buyer, office });
  const [first] = orders;
  const { products } = await ask("/products/search", { body: CHEAP });
  const { contacts } = await ask("/contact/getallcontacts", { token: office });
  const { users } = await ask("/admin/users?query=customer", { token: office });
  const message = contacts[0].id;
  return {
    customer,
    order: first.order_id,
    message,
    user: users[0].user_id,
    product: products[0].id,
    purchase: first.purchase_id,
  };
}

type Ask = ReturnType<typeof programOf>["ask"];

/** Three orders, one of them shipped and broken, two messages and a cart. */
async function live(ask: Ask, { buyer, office }: { buyer: string; office: string }) {
  await ask("/users/address", { body: ADDRESS, token: buyer });
  const { products } = await ask("/products/search", { body: CHEAP });
  const bought = products.map(({ id }: { id: string }) => ({ productid: id, quantity: 1 }));
  const wish = { products: bought, paymentoption: "Cash", checkout_key: randomUUID() };
  await ask("/order/addorder", { body: wish, token: buyer });
  const orders = await history(ask, buyer);
  const shipped = orders[1].order_id;
  const status = { orderid: shipped, orderstatus: "Shipped" };
  await ask("/order/statusupdate", { body: status, token: office });
  await ask("/reports", { body: { order_id: shipped, ...FAULT }, token: buyer });
  await ask("/contact/contactus", { body: { ...LETTER, email: customer.email } });
  await ask("/contact/demorequest", { body: { ...DEMO, email: customer.email } });
  const item = { productid: bought[0].productid, quantity: 2 };
  await ask("/cart/addtocart", { body: item, token: buyer });
  return orders;
}

function history(ask: Ask, buyer: string) {
  return ask("/order/orderhistory", { body: {}, token: buyer });
}

type Said = { body?: object; token?: string };

/** A program that calls the shop at this origin. */
function programOf(origin: string) {
  async function tokenOf(path: string, body: Customer): Promise<string> {
    return (await send(path, { body })).headers.get("authorization") ?? "";
  }

  async function ask(path: string, said: Said) {
    return (await send(path, said)).json();
  }

  async function send(path: string, { body, token }: Said) {
    const headers = { "x-api-key": API_KEY, "content-type": "application/json" };
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: token ? { ...headers, authorization: token } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  return { ask, tokenOf };
}

const CHEAP = { query: "AC03W", limit: "1-3" };

const ADDRESS = {
  type: "Home",
  house_building: "B-1204, Lake View Residency",
  locality_street: "Sector 62",
  city: "Noida",
  district: "Gautam Buddha Nagar",
  state: "Uttar Pradesh",
  pin: "201309",
  country: "India",
  is_default: true,
};

const FAULT = {
  serial: "AK-0417",
  location: "Basement 2, bay 14",
  issue: "The cable is warm after ten minutes of charging.",
};

const LETTER = {
  firstname: "Asha",
  lastname: "Menon",
  telephone: "98765 43210",
  message: "Which charger fits a housing society with forty bays?\nPlease call after six.",
};

const DEMO = { solution: "education", name: "Asha Menon", organisation: "Lake View School" };
