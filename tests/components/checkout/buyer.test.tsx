import { screen, waitFor } from "@testing-library/react";
import { CASH, PURCHASE, showCheckout } from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const placed = { body: { message: "ok", purchase_id: PURCHASE, order_ids: ["1"] } };
/** The addresses on the page are in Uttar Pradesh. */
const NEAR = {
  gstin: "09AAACZ9999Q1ZS",
  legal_name: "Northern Car Parks",
  use: null,
  billing: null,
};

async function byCash(options: Parameters<typeof showCheckout>[1] = {}) {
  const page = showCheckout({ [CASH]: placed }, options);
  await page.user.click(screen.getByRole("radio", { name: /^Cash/ }));
  const order = () => page.user.click(screen.getByRole("button", { name: "Place order" }));
  return { ...page, order, sent: () => page.calls(CASH).map(({ body }) => body) };
}
const tick = () => screen.getByLabelText("I need a GST invoice for my business");
const field = (name: string) => screen.getByLabelText(name);

describe("a GST invoice", () => {
  it("is not asked for unless somebody ticks it", async () => {
    const { order, sent } = await byCash({ savedBusiness: NEAR });
    expect(tick()).not.toBeChecked();
    await order();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty("business");
  });

  it("offers the business of the last order again", async () => {
    const { user, order, sent } = await byCash({ savedBusiness: NEAR });
    await user.click(tick());
    expect(field("GSTIN")).toHaveValue(NEAR.gstin);
    expect(screen.getByText(/cannot be added once it is issued/)).toBeVisible();
    await order();
    const { gstin, legal_name } = NEAR;
    await waitFor(() => expect(sent()).toMatchObject([{ business: { gstin, legal_name } }]));
  });

  it("says what is wrong, and asks more of a GSTIN of another state", async () => {
    const { user, order, sent } = await byCash();
    await user.click(tick());
    await user.type(field("GSTIN"), "27AABCE1234F1Z6");
    await order();
    expect(field("GSTIN")).toHaveAccessibleDescription(/does not fit the others/);
    expect(field("GSTIN")).toHaveFocus();
    expect(screen.queryByText(/Where do they go/)).toBeNull();
    await user.clear(field("GSTIN"));
    await user.type(field("GSTIN"), "27aabce1234f1z5");
    await user.type(field("Legal name"), "Eastern Fleet");
    expect(screen.getByText(/Your GSTIN is of Maharashtra/)).toBeVisible();
    await order();
    expect(screen.getByText("Say whose site the goods go to.")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "To our own site there" }));
    await user.type(field("Address on your GST certificate"), "14, Link Road");
    await user.type(field("Town or city"), "Mumbai");
    await user.type(field("PIN code"), "400053");
    await order();
    const billing = { address: "14, Link Road", city: "Mumbai", pin: "400053" };
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { business: { gstin: "27AABCE1234F1Z5", use: "own_site", billing } },
      ]),
    );
  });
});

it("asks for the PAN above the limit only, and not of a business", async () => {
  const { user, order, sent } = await byCash({ panAbovePaise: 85_997_99 });
  await order();
  expect(field("Your PAN")).toHaveAccessibleDescription(/five letters, four digits and a letter/);
  await user.click(tick());
  expect(screen.queryByLabelText("Your PAN")).toBeNull();
  await user.click(tick());
  await user.type(field("Your PAN"), "aabce1234f");
  await order();
  await waitFor(() => expect(sent()).toMatchObject([{ pan: "AABCE1234F" }]));
});
