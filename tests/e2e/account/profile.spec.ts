import sharp from "sharp";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddressByForm, bearerOf, freshCustomer } from "@/tests/support/e2e/customer";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

const WORK = {
  type: "Work",
  house_building: "4th floor, Block C",
  locality_street: "Residency Road",
  city: "Bengaluru",
  district: "Bengaluru Urban",
  state: "Karnataka",
  pin: "560025",
};

test("a picture is chosen, previewed and uploaded @phone", async ({ page, request }) => {
  await freshCustomer(page, request);
  await page.goto("/profile");
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#19d196" },
  })
    .png()
    .toBuffer();
  const file = { name: "me.png", mimeType: "image/png", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByText("Profile picture uploaded successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "Your profile" })).toHaveAttribute(
    "src",
    /^data:image/,
  );
  await expectAccessible(page);
});

test.describe("a script declared as a picture", () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test("is refused", async ({ page, request }) => {
    await freshCustomer(page, request);
    await page.goto("/profile");
    const buffer = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Upload Image" }).click();
    await expect(page.getByText("Choose a photo in JPEG, PNG, WebP or AVIF format.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("img", { name: "Your profile" })).toHaveCount(0);
  });
});

test("details are edited, and Cancel discards the input", async ({ page, request }) => {
  await freshCustomer(page, request);
  await page.goto("/profile");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeDisabled();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await name.fill("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toHaveValue("Asha Menon");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await name.fill("Asha R. Menon");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User details updated successfully!")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Asha R. Menon");
});

test("addresses are made default, edited and deleted @phone", async ({ page, request }) => {
  const customer = await freshCustomer(page, request);
  await addAddressByForm(page, "/profile");
  const authorization = await bearerOf(request, customer);
  const headers = { "x-api-key": demo.apiKey, authorization };
  await request.post(`${settings.baseUrl}/api/users/address`, { headers, data: WORK });
  await page.reload();
  const work = page.getByRole("list", { name: "Work" }).getByRole("listitem");
  const home = page.getByRole("list", { name: "Home" }).getByRole("listitem");

  await work.getByRole("button", { name: "Set as Default" }).click();
  await expect(page.getByText("Work address set as default.")).toBeVisible();
  await expect(work).toContainText("Default");
  await expect(home.getByRole("button", { name: "Set as Default" })).toBeVisible();

  await work.getByRole("button", { name: "Edit Address" }).click();
  await page.getByRole("dialog").getByLabel("House and building").fill("5th floor, Block D");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Work address updated successfully.")).toBeVisible();
  await expect(work).toContainText("5th floor, Block D");

  await work.getByRole("button", { name: "Delete Address" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Address" }).click();
  await expect(page.getByText(/^Work address deleted successfully\./)).toBeVisible();
  await expect(work).toHaveCount(0);
  await expect(home).toContainText("Default");
  await expectAccessible(page);
});
