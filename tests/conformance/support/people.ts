import { randomInt, randomUUID } from "node:crypto";
import type { Client } from "@/tests/conformance/support/client";
import { mailTo } from "@/tests/conformance/support/mail";
import type { Shop } from "@/tests/conformance/support/shop";

export const PASSWORD = "Long-Enough-2026";

/** The administrator of the demo data. */
export const ADMINISTRATOR = { email: "admin@example.com", password: "Demo-Pass-2026" };

/** Unique sign-up fields. */
export function person() {
  return {
    name: "Asha Menon",
    email: `conformance-${randomUUID()}@example.com`,
    password: PASSWORD,
    phone_number: `9${randomInt(1e8, 1e9)}`,
  };
}

export type Account = ReturnType<typeof person> & { client: Client; id: string };

/** A customer who has just signed up and in. */
export async function aCustomer(shop: Shop): Promise<Account> {
  const fields = person();
  const client = shop.client();
  expect(await client.ask("POST /users/signup", fields)).toMatchObject({ status: 200 });
  const { email, password } = fields;
  const login = await client.ask("POST /users/login", { email, password });
  expect(login).toMatchObject({ status: 200 });
  const { body } = await client.ask("GET /users/profile");
  return { ...fields, client, id: body.user_data.id };
}

/** An administrator signed in to the back-office. */
export async function anAdministrator(shop: Shop, who = ADMINISTRATOR): Promise<Client> {
  const client = shop.client();
  const login = await client.ask("POST /admin/login", who);
  expect(login).toMatchObject({ status: 200 });
  return client;
}

/** The fields of an address as the form sends them. */
export const ADDRESS = {
  type: "Home",
  house_building: "B-1204, Lake View Residency",
  locality_street: "Sector 62",
  landmark: "Near the metro station",
  city: "Noida",
  po_ps: "Sector 58",
  district: "Gautam Buddha Nagar",
  state: "Uttar Pradesh",
  pin: "201309",
  country: "India",
  is_default: true,
};

/** A customer with a default delivery address. */
export async function aBuyer(shop: Shop): Promise<Account> {
  const customer = await aCustomer(shop);
  const added = await customer.client.ask("POST /users/address", ADDRESS);
  expect(added).toMatchObject({ status: 200 });
  return customer;
}

/** A new administrator: invited by the demo's, signed up and signed in. */
export async function anInvited(shop: Shop) {
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
