import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { call } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { demo } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

/** A unique product name. */
export function productName(): string {
  return `E2E ${randomUUID().slice(0, 8)} 11 kW`;
}

/** A real picture of one colour for a file field. */
export async function pictureFile(name: string, background: string) {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const isPng = name.endsWith(".png");
  const buffer = await (isPng ? image.png() : image.jpeg()).toBuffer();
  return { name, mimeType: isPng ? "image/png" : "image/jpeg", buffer };
}

/** Adds a new product by the form; returns the path of its page in the back-office. */
export async function addProductByForm(
  page: Page,
  name: string,
  files: Awaited<ReturnType<typeof pictureFile>>[],
): Promise<string> {
  await page.goto("/add-product");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Model", { exact: true }).fill("E2E");
  await page.getByLabel("Price, ₹").fill("24,999");
  await page.getByLabel("Quantity", { exact: true }).fill("10");
  await page.getByLabel("Colour").fill("Black");
  await page.getByLabel("Add pictures").setInputFiles(files);
  await page.getByRole("button", { name: "Add Product" }).click();
  await expect(page.getByText("Product added successfully!")).toBeVisible();
  await page.waitForURL("**/admin/product/view/*");
  return new URL(page.url()).pathname;
}

/** Another administrator, invited by the one of this page and signed in in a browser of their own. */
export async function secondAdmin(
  inviting: Page,
  browser: Browser,
  request: APIRequestContext,
): Promise<Page> {
  const email = `e2e-admin-${randomUUID()}@example.com`;
  await inviting.goto("/admin/settings/people");
  await inviting.getByRole("button", { name: "Invite an administrator" }).click();
  const dialog = inviting.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Role").selectOption("owner");
  await dialog.getByLabel("Your password").fill(demo.password);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const { text } = await mailTo(request, email, /invites you/);

  const page = await (await browser.newContext()).newPage();
  await page.goto(/https?:\S+\/admin\/signup\?invitation=\S+/.exec(text)?.[0] ?? "/missing");
  await page.getByLabel("Name").fill("Meera Second");
  await page.getByLabel("Password", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/admin/login");
  await call(page, "/admin/login", { email, password: demo.password });
  return page;
}
