import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { expectDrawn, signInAdmin } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

/** Sends a message by the form; returns its reference. */
async function write(page: Page, email: string, text: string): Promise<string> {
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("First name").fill("Asha");
  await form.getByLabel("Last name").fill("Menon");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill(text);
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Send message" }).click();
  const success = form.getByText(/Message sent successfully!/);
  await expect(success).toBeVisible();
  return /C-\d{6}/.exec((await success.textContent()) ?? "")?.[0] ?? "";
}

async function askForDemo(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${settings.baseUrl}/api/contact/demorequest`, {
    headers: { "x-api-key": demo.apiKey },
    data: { solution: "health", name: "Dr Iyer", email, organisation: "Lake View Hospital" },
  });
  return (await answer.json()).reference;
}

/** Finds an entry in its inbox, where other tests write at the same time, and opens it. */
async function entryOf(page: Page, inbox: string, reference: string) {
  const list = page.getByRole("list", { name: `${inbox}, newest first` });
  const entry = list.getByRole("listitem").filter({ hasText: reference });
  const more = page.getByRole("button", { name: "Load more" });
  await expect(async () => {
    if (!(await entry.isVisible()) && (await more.isVisible())) await more.click();
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  const line = entry.getByRole("heading").getByRole("button");
  // Beside the list one is open to begin with.
  if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
  await expect(line).toHaveAttribute("aria-expanded", "true");
  return entry;
}

/** Clicks the reply link without opening a mail program; returns its address. */
async function answer(page: Page, entry: Awaited<ReturnType<typeof entryOf>>): Promise<string> {
  const link = entry.getByRole("link", { name: /^Reply to .* by email$/ });
  await page.evaluate(() =>
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
  return (await link.getAttribute("href")) ?? "";
}

test("a message is read, answered and handled, and audited @phone", async ({ page, request }) => {
  const email = `e2e-${randomUUID()}@example.com`;
  const text = `Forty cars in one basement.\nWho plans the cables? ${randomUUID()}`;
  const older = await write(page, email, `The older one. ${randomUUID()}`);
  const reference = await write(page, email, text);

  await signInAdmin(page);
  await page.goto("/admin/report");
  await expect(page.getByRole("list", { name: "Newest messages" })).toContainText("Asha Menon");
  await page.getByRole("link", { name: "All messages" }).click();
  const entry = await entryOf(page, "Messages", reference);
  await expect(entry).toContainText("Who plans the cables?");
  const all = page.getByRole("list", { name: "Messages, newest first" }).getByRole("listitem");
  const texts = await all.allTextContents();
  const place = (wanted: string) => texts.findIndex((words) => words.includes(wanted));
  expect(place(reference)).toBeLessThan(place(older) === -1 ? texts.length : place(older));
  await expectAccessible(page);

  await page.getByRole("radio", { name: "Unread" }).check();
  await expect(page).toHaveURL(/[?&]show=unread/);
  await expectDrawn(page);
  const unread = await entryOf(page, "Messages", reference);
  await unread.getByRole("link", { name: `Answer ${reference}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Menon" })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Answer" });
  await field.fill("We plan the cables.\nShall we come on Friday?");
  await page.reload();
  await expect(field).toHaveValue("We plan the cables.\nShall we come on Friday?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(`Answer to ${reference} sent.`)).toBeVisible();
  await expect(page.getByText("Handled", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Emailed \d/)).toBeVisible();
  const mail = await mailTo(request, email, /^Our answer to your message/);
  expect(mail.text).toContain("Shall we come on Friday?");
  expect(mail.text).toContain("> Who plans the cables?");
  const id = new URL(page.url()).pathname.split("/").at(-1);

  // The address of older emails and bookmarks.
  await page.goto("/admin/report?messages=unread");
  await expect(page).toHaveURL(/\/admin\/messages\?show=unread/);
  await expect(page.getByRole("group", { name: "Inbox" })).toBeVisible();
  await expect(all.filter({ hasText: reference })).toHaveCount(0);
  await page.getByRole("radio", { name: "All" }).check();
  await expect(page).not.toHaveURL(/show=unread/);
  await expectDrawn(page);
  const handled = await entryOf(page, "Messages", reference);
  await expect(handled.getByText("Handled", { exact: true })).toBeVisible();
  await expect(handled.getByText("Answered", { exact: true })).toBeVisible();

  await page.goto(`/admin/audit?subject=${id}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Message answered" })).toHaveCount(1);
});

test("a demo request is answered and handled", async ({ page, request }) => {
  const reference = await askForDemo(request, `e2e-${randomUUID()}@example.com`);
  await signInAdmin(page);
  await page.goto("/admin/messages?inbox=demos&show=unread");
  const entry = await entryOf(page, "Demo requests", reference);
  await expect(entry).toContainText("Lake View Hospital");
  const href = await answer(page, entry);
  expect(decodeURIComponent(href)).toContain(`subject=Re: ${reference} A demo of Health`);
  await entry.getByRole("button", { name: `Mark ${reference} handled` }).click();
  await expect(entry.getByText("Handled", { exact: true })).toBeVisible();
});
