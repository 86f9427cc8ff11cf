import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import {
  fillPassword,
  logOut,
  resetPassword,
  signUpByForm,
  tabTo,
  toggleSecondFactor,
  typeCode,
} from "@/tests/support/e2e/account";
import { bearerOf, fillLogin, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { codeTo, mailTo } from "@/tests/support/e2e/mailbox";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

// Whole journeys with mails take longer than the usual half minute on a small machine.
test.describe.configure({ mode: "parallel" });

const SIGN_IN_CODE = /^Your login code/;
const RESET_CODE = /^Your code for a new password/;
const VERIFY_CODE = /^Verify your email/;
const INVITATION = /invites you/;

test.describe("an account", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("is signed up, verified, secured, recovered and monitored @phone", async ({
    page,
    request,
  }) => {
    const customer = await test.step("sign-up", () => signUpByForm(page));
    await test.step("email verified", async () => {
      await page.goto("/profile");
      await page.getByRole("button", { name: "Verify Email" }).click();
      await typeCode(page, await codeTo(request, customer.email, VERIFY_CODE));
      await expect(page.getByText("Email verified successfully!")).toBeVisible();
      await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    });
    await test.step("second factor on", async () => {
      await toggleSecondFactor(page, customer.password, "Turn on");
      await logOut(page);
    });
    await test.step("login with the code", async () => {
      await page.goto("/login?next=%2Fsetting");
      await fillPassword(page, customer);
      const code = await codeTo(request, customer.email, SIGN_IN_CODE);
      await typeCode(page, code === "123456" ? "654321" : "123456");
      await expect(page.getByText("This code is not right.")).toBeVisible();
      await page.reload();
      await typeCode(page, code);
      await expect(page.getByText("Login Successful!")).toBeVisible();
      await page.waitForURL("**/setting");
      await logOut(page);
    });
    await test.step("password reset", async () => {
      customer.password = "Another-Long-2026";
      await resetPassword(page, customer, () => codeTo(request, customer.email, RESET_CODE));
      await page.waitForURL("**/login");
      await fillPassword(page, customer);
      await typeCode(page, await codeTo(request, customer.email, SIGN_IN_CODE, 2));
      await page.waitForURL("**/dashboard");
    });
    await test.step("devices", async () => {
      await toggleSecondFactor(page, customer.password, "Turn off");
      const authorization = await bearerOf(request, customer);
      const headers = { "x-api-key": demo.apiKey, authorization };
      const profile = () => request.get(`${settings.baseUrl}/api/users/profile`, { headers });
      expect((await profile()).status()).toBe(200);
      await page.reload();
      const devices = page
        .getByRole("list", { name: "Where you are logged in" })
        .getByRole("listitem");
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
      await devices.getByRole("button", { name: /^Log out/ }).click();
      await expect(devices).toHaveCount(1);
      expect((await profile()).status()).toBe(401);
    });
  });
});

test("a customer logs in with the keyboard alone, code included", async ({ page, request }) => {
  const customer = await freshCustomer(page, request);
  await toggleSecondFactor(page, customer.password, "Turn on");
  await logOut(page);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(customer.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("One-time code")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Other account" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(customer.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("One-time code")).toBeFocused();
  await page.keyboard.type(await codeTo(request, customer.email, SIGN_IN_CODE));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
});

test("a customer downloads the data and deletes the account", async ({ page, request }) => {
  const customer = await freshCustomer(page, request);
  await page.goto("/setting");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString()).profile.email).toBe(customer.email);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(customer.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL(`${settings.baseUrl}/`);
  await page.goto("/setting");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("the former shop's pages redirect to the dashboard", async ({ page, request }) => {
  await freshCustomer(page, request);
  for (const path of ["/usernavbar", "/usersidebar"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${settings.baseUrl}/dashboard`);
  }
});

test("an administrator invites another", async ({ page, request, browser }) => {
  const email = `e2e-admin-${randomUUID()}@example.com`;
  await signInAdmin(page);
  await page.goto("/admin/settings/people");
  await page.getByRole("button", { name: "Invite an administrator" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Your password").fill(demo.password);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("Open");

  const link = /https?:\S+\/admin\/signup\?invitation=\S+/.exec(
    (await mailTo(request, email, INVITATION)).text,
  );
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link?.[0] ?? "/no-link");
  await expect(guest.getByLabel("Email")).toHaveValue(email);
  await guest.getByLabel("Name").fill("Ravi Iyer");
  await guest.getByLabel("Password", { exact: true }).fill("Long-Enough-2026");
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByText("Signup successful! Welcome to our website.")).toBeVisible();
  await guest.waitForURL("**/admin/login");
  await fillLogin(guest, { email, password: "Long-Enough-2026" });
  await guest.waitForURL("**/admin/dashboard");
  await guest.goto("/admin/profile");
  await expect(guest.getByRole("main")).toContainText("Ravi Iyer");
  await context.close();

  await page.reload();
  await expect(row).toContainText("Accepted");
});

test.describe("accessibility", () => {
  test("of the pages of an account @phone", async ({ page, request }) => {
    const customer = await freshCustomer(page, request);
    for (const path of ["/setting", "/profile"]) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await toggleSecondFactor(page, customer.password, "Turn on", () => expectAccessible(page));
    await logOut(page);
    await page.goto("/login");
    await fillPassword(page, customer);
    await expect(page.getByLabel("One-time code")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/forgot-password");
    await expectAccessible(page);
    await page.getByLabel("Email").fill(customer.email);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByLabel("One-time code")).toBeVisible();
    await expectAccessible(page);
  });

  test("of the back-office's account pages @phone", async ({ page }) => {
    for (const path of ["/admin/signup", "/admin/forgot-password"]) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await signInAdmin(page);
    for (const path of [
      "/admin/settings",
      "/admin/settings/company",
      "/admin/settings/people",
      "/admin/profile",
    ]) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Edit" }).click();
    await expectAccessible(page);
  });
});
