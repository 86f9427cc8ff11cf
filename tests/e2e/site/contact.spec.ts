import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { expect, test } from "@/tests/support/e2e/test";

const SENT = /Message sent successfully! We will get back to you soon\./;

/** A PNG of 3 × 2 pixels. */
const PHOTO = {
  name: "bay.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWMwXpUGQQxwFgBKlgeTDrU1rAAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const anEmail = () => `e2e-${randomUUID()}@example.com`;
const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send message" }).click();

/** Fills everything except email and consent. */
async function write(page: Page, text: string) {
  await form(page).getByLabel("First name").fill("Asha");
  await form(page).getByLabel("Last name").fill("Menon");
  await form(page)
    .getByLabel(/^Telephone/)
    .fill("080 2345 6789");
  await form(page).getByLabel("Message").fill(text);
}

/** The reference shown by the form. */
async function sentReference(page: Page): Promise<string> {
  const success = form(page).getByText(SENT);
  await expect(success).toBeVisible();
  return /C-\d{6}/.exec((await success.textContent()) ?? "")?.[0] ?? "";
}

test("a visitor sees missing fields, sends a message, and the back-office reads it @phone", async ({
  page,
  request,
}) => {
  const [email, text] = [anEmail(), `Forty cars in one basement. ${randomUUID()}`];
  await page.goto("/contact");
  await write(page, text);
  await send(page);
  await expect(form(page).getByText("email is required")).toBeVisible();
  await expect(form(page).getByText("You must agree with the privacy statement")).toBeVisible();
  await expect(form(page).getByLabel("Email")).toBeFocused();
  await form(page)
    .getByLabel(/^Photos/)
    .setInputFiles([PHOTO]);
  await expect(form(page).getByRole("img", { name: "bay.png" })).toBeVisible();
  await expectAccessible(page);
  await form(page).getByLabel("Email").fill(email);
  await form(page)
    .getByRole("checkbox", { name: /I agree/ })
    .check();
  await send(page);
  const reference = await sentReference(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(form(page).getByRole("checkbox")).not.toBeChecked();
  await expect(form(page).getByRole("img")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await mailTo(request, email, new RegExp(`We have your message ${reference}`));

  await signInAdmin(page);
  await page.goto("/admin/messages");
  const entry = page.getByRole("listitem").filter({ hasText: reference });
  await expect(entry).toContainText(text);
  const line = entry.getByRole("heading").getByRole("button");
  if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
  await entry.getByRole("button", { name: `Mark ${reference} read` }).click();
  await expect(entry.getByRole("button", { name: `Mark ${reference} unread` })).toBeVisible();
  await entry.getByRole("button", { name: "Photo 1 of 1" }).press("Enter");
  const large = page.getByRole("dialog").getByRole("img");
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});

test.describe("without a connection", () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the form reports it and keeps the input", async ({ page, context }) => {
    await page.goto("/contact");
    await write(page, "Still here");
    await form(page).getByLabel("Email").fill(anEmail());
    await form(page)
      .getByRole("checkbox", { name: /I agree/ })
      .check();
    await context.setOffline(true);
    await send(page);
    await expect(form(page).getByText(/^Network error: /)).toBeVisible();
    await expect(form(page).getByLabel("Message")).toHaveValue("Still here");
    await context.setOffline(false);
    await send(page);
    await sentReference(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page returns with faults and input, then with the answer @phone", async ({
    page,
    request,
  }) => {
    const email = anEmail();
    await page.goto("/contact");
    await write(page, "No scripts here");
    await form(page)
      .getByLabel(/^Telephone/)
      .fill("123");
    await send(page);
    await expect(form(page).getByText("email is required")).toBeVisible();
    await expect(form(page).getByText(/or leave it empty\.$/)).toBeVisible();
    await expect(form(page).getByText("You must agree with the privacy statement")).toBeVisible();
    await expect(form(page).getByLabel("Message")).toHaveValue("No scripts here");
    await expect(form(page).getByLabel(/^Telephone/)).toBeFocused();
    await form(page)
      .getByLabel(/^Telephone/)
      .fill("");
    await form(page).getByLabel("Email").fill(email);
    await form(page)
      .getByLabel(/^Photos/)
      .setInputFiles([PHOTO]);
    await send(page);
    // The page cannot keep files.
    await expect(form(page).getByText(/choose your photos again/)).toBeVisible();
    await form(page)
      .getByLabel(/^Photos/)
      .setInputFiles([PHOTO]);
    await form(page)
      .getByRole("checkbox", { name: /I agree/ })
      .check();
    await send(page);
    const reference = await sentReference(page);
    await expect(form(page).getByLabel("Message")).toHaveValue("");
    await mailTo(request, email, new RegExp(reference));
  });
});

for (const [path, organisation, answer] of [
  ["/hrms", "Company name", "Demo request submitted!"],
  ["/education", "School name", "Request Submitted!"],
  ["/health", "Hospital name", "Request submitted!"],
] as const) {
  test(`a demo can be requested on ${path}`, async ({ page, request }) => {
    const email = anEmail();
    await page.goto(path);
    const button = page.getByRole("button", { name: "Request a Demo" }).first();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Request a demo" });
    await dialog.getByLabel("Name", { exact: true }).fill("Asha Menon");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel(organisation).fill("Lake View");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await mailTo(request, email, /We have your request D-\d{6}/);
  });
}
