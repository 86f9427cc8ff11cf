import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

export type Customer = { name: string; email: string; password: string };

/** Signs up a new customer through the API like a phone's app. */
export async function signUp(request: APIRequestContext): Promise<Customer> {
  const customer = {
    name: "Asha Menon",
    email: `e2e-${randomUUID()}@example.com`,
    password: "Long-Enough-2026",
  };
  const answer = await request.post(`${settings.baseUrl}/api/users/signup`, {
    headers: { "x-api-key": demo.apiKey },
    data: { ...customer, phone_number: `9${randomInt(1e8, 1e9)}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return customer;
}

type Credentials = Pick<Customer, "email" | "password">;

/**
 * Signs this page's browser in by the form's call, without opening a page. The form itself is tested by
 * account/accounts.spec.ts and shop/cart.spec.ts.
 */
export function signIn(page: Page, { email, password }: Credentials) {
  return call(page, "/users/login", { email, password });
}

/** Makes a call from this page's browser and returns the body. */
export async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`/api${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Fills and sends the form of /login or /admin/login; the caller waits for the result. */
export async function fillLogin(page: Page, { email, password }: Credentials) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** A customer signed in on this page. */
export async function freshCustomer(page: Page, request: APIRequestContext): Promise<Customer> {
  const customer = await signUp(request);
  await signIn(page, customer);
  return customer;
}

/** The Authorization header of a program for this customer. */
export function bearerOf(request: APIRequestContext, { email, password }: Customer) {
  return bearer(request, "/users/login", { email, password });
}

/** The same for the demo's administrator. */
export function adminBearer(request: APIRequestContext) {
  return bearer(request, "/admin/login", { email: demo.adminEmail, password: demo.password });
}

async function bearer(request: APIRequestContext, path: string, data: object): Promise<string> {
  const headers = { "x-api-key": demo.apiKey };
  const answer = await request.post(`${settings.baseUrl}/api${path}`, { headers, data });
  return answer.headers().authorization ?? "";
}

/** Signs this page's browser in as the demo's administrator, without opening a page. */
export function signInAdmin(page: Page) {
  return call(page, "/admin/login", { email: demo.adminEmail, password: demo.password });
}

/** Confirms the demo's password when the page asks for it. */
export async function confirmPassword(page: Page) {
  const question = page.getByRole("dialog", { name: "Enter your password" });
  await question.getByLabel("Password", { exact: true }).fill(demo.password);
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question).toHaveCount(0);
}

/** Adds a default address by the form's call. */
export function addAddress(page: Page) {
  return call(page, "/users/address", ADDRESS);
}

/** Adds a default address by the form and returns to `next`. */
export async function addAddressByForm(page: Page, next = "/dashboard") {
  await page.goto(`/address?next=${encodeURIComponent(next)}`);
  await page.getByRole("radio", { name: "Home" }).check();
  await page.getByLabel("House and building").fill("B-1204, Lake View Residency");
  await page.getByLabel("Locality and street").fill("Sector 62");
  await page.getByLabel("City").fill("Noida");
  await page.getByLabel("District").fill("Gautam Buddha Nagar");
  await page.getByLabel("PIN code").fill("201309");
  await page.getByLabel("State").selectOption("Uttar Pradesh");
  const isDefault = page.getByLabel("Use as my default delivery address");
  if (!(await isDefault.isChecked())) await isDefault.check();
  await page.getByRole("button", { name: "Save address" }).click();
  await page.waitForURL((url) => url.pathname === next);
}

/** Waits until the requested view of the back-office is rendered: the address changes earlier. */
export async function expectDrawn(page: Page) {
  await expect(page.locator(".view-body[aria-busy]")).toHaveCount(0);
}

/** An address in Noida in the API's format. */
export const ADDRESS = {
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
