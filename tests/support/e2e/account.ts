import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Customer, fillLogin } from "@/tests/support/e2e/customer";
import { settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

/** Signs up a new customer by the form and signs in. */
export async function signUpByForm(page: Page): Promise<Customer> {
  const customer = {
    name: "Asha Menon",
    email: `e2e-${randomUUID()}@example.com`,
    password: "Long-Enough-2026",
  };
  await page.goto("/signup");
  await page.getByLabel("Name").fill(customer.name);
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByLabel(/^Mobile number/).fill("98765 43210");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Signup successful! Welcome to our website.")).toBeVisible();
  await page.waitForURL("**/login");
  await fillLogin(page, customer);
  await page.waitForURL("**/dashboard");
  return customer;
}

/** Sends email and password of an account that asks for a code. */
export async function fillPassword(page: Page, { email, password }: Customer) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Types the six digits and sends them. */
export async function typeCode(page: Page, code: string) {
  await page.getByLabel("One-time code").fill(code);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
}

/** Turns the code at the login on or off; `look` sees the dialog before the password is typed. */
export async function toggleSecondFactor(
  page: Page,
  password: string,
  name: "Turn on" | "Turn off",
  look?: () => Promise<void>,
) {
  await page.goto("/setting");
  await page.getByRole("button", { name }).click();
  await look?.();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name }).click();
  const state = name === "Turn on" ? "enabled" : "disabled";
  const words = page.getByText(`Two-factor authentication is ${state}.`);
  await expect(words.first()).toBeVisible();
}

export async function logOut(page: Page) {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.locator("#account-menu").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${settings.baseUrl}/`);
}

/** Asks for a reset and sets the customer's password as the new one. */
export async function resetPassword(page: Page, customer: Customer, code: () => Promise<string>) {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("OTP sent to your email!")).toBeVisible();
  await page.getByLabel("One-time code").fill(await code());
  await page.getByLabel("New password").fill(customer.password);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset successful!")).toBeVisible();
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: ReturnType<Page["getByLabel"]>) {
  for (let presses = 0; presses < 12; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
