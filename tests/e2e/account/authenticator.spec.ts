import type { Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { confirmPassword, fillLogin, signInAdmin } from "@/tests/support/e2e/customer";
import { secondAdmin } from "@/tests/support/e2e/product";
import { demo } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

test.use({ allowedErrors: [/status of 400/] });

/** The app's code `steps` half minutes from now: each works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Waits until a code of the previous half minute will still be right when it has been typed. */
async function earlyInStep() {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
}

async function textIn(place: Locator, pattern: RegExp): Promise<string> {
  await expect(place).toContainText(pattern);
  return pattern.exec((await place.textContent()) ?? "")?.[0] ?? "";
}

async function enter(page: Page, code: string) {
  await page.getByLabel("Authenticator code").fill(code);
  await page.keyboard.press("Enter");
}

async function logIn(page: Page, email: string, code: string) {
  await page.context().clearCookies();
  await page.goto("/admin/login");
  await fillLogin(page, { email, password: demo.password });
  await enter(page, code);
}

test("an administrator sets up an authenticator and logs in with it, and without the phone", async ({
  page,
  request,
  browser,
}) => {
  await signInAdmin(page);
  const own = await secondAdmin(page, browser, request);
  await own.goto("/admin/profile");
  const email = await textIn(own.locator("main"), /e2e-admin-[\w-]+@example\.com/);

  await own.goto("/admin/settings");
  await own.getByRole("button", { name: "Set up" }).click();
  await confirmPassword(own);
  const dialog = own.getByRole("dialog", { name: "Set up your app" });
  const secret = (await textIn(dialog, /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/)).replaceAll(" ", "");
  await expectAccessible(own);
  await earlyInStep();
  await enter(own, codeOf(secret, -1));
  const codes = own.getByRole("dialog", { name: "Your recovery codes" });
  const [first = "", second = ""] = (await codes.getByLabel("Recovery codes").inputValue()).split(
    "\n",
  );
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(codes.getByText("The codes are not shown again.")).toBeVisible();
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(own.getByText("10 recovery codes are left.")).toBeVisible();

  await logIn(own, email, "000000");
  await expect(own.getByText("This code is not right.")).toBeVisible();
  await enter(own, codeOf(secret));
  await own.waitForURL("**/admin/dashboard");

  await logIn(own, email, first);
  await own.waitForURL("**/admin/dashboard");
  await own.goto("/admin/settings");
  await expect(own.getByText("9 recovery codes are left.")).toBeVisible();
  await own.getByRole("button", { name: "Turn off" }).click();
  await enter(own, second);
  await confirmPassword(own);
  await expect(own.getByText("10 recovery codes are left.")).toHaveCount(0);
  await expect(own.getByRole("button", { name: "Set up" })).toBeVisible();
});
