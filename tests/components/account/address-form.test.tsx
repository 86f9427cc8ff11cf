import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressForm } from "@/components/account/address-form";
import { goTo } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/forms/go-to", () => ({
  goTo: jest.fn(),
  signInAgain: (error: { code?: string }) => error.code === "unauthenticated",
}));

const ADD = "POST /api/users/address";
const saved = {
  id: "0190a000-0000-7000-8000-000000000001",
  type: "Other",
  custom_type_name: "Site office",
  house_building: "12",
  locality_street: "MG Road",
  landmark: null,
  city: "Pune",
  po_ps: null,
  district: "Pune",
  state: "Maharashtra",
  pin: "411001",
  country: "India",
  is_default: false,
};
const PIN = "GET /api/users/pin/411001";
const pune = {
  body: { pin: "411001", city: "Pune", district: "Pune", state: "Maharashtra", other_states: [] },
};
const sentAddress = (sent: ReturnType<typeof stubFetch>) =>
  sent.find(({ call }) => call === ADD)?.body;
const added = { body: { message: "Address added successfully!", address: saved } };
const state = () => screen.getByLabelText("State");

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("PIN code"), "411 001");
  await user.type(screen.getByLabelText("House and building"), "12");
  await user.type(screen.getByLabelText("Locality and street"), "MG Road");
  await waitFor(() => expect(screen.getByLabelText("District")).toHaveValue("Pune"));
  return user;
}
const save = () => screen.getByRole("button", { name: "Save address" });

describe("AddressForm", () => {
  beforeEach(() => jest.clearAllMocks());

  it("asks for a name only for type Other, and returns to checkout with the new address", async () => {
    const sent = stubFetch({ [PIN]: pune, [ADD]: added });
    renderWithQueries(<AddressForm next="/checkout" />);
    expect(screen.queryByLabelText("Name of this address")).toBeNull();
    const user = await fill();
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.type(screen.getByLabelText("Name of this address"), "Site office");
    await user.click(save());
    expect(sentAddress(sent)).toMatchObject({
      type: "Other",
      custom_type_name: "Site office",
      state: "Maharashtra",
      landmark: null,
      is_default: false,
    });
    expect(currentToasts().map(({ text }) => text)).toContain("Address added successfully!");
    expect(goTo).toHaveBeenCalledWith(`/checkout?address=${saved.id}`);
  });

  it("returns to any other page directly", async () => {
    stubFetch({ [PIN]: pune, [ADD]: added });
    renderWithQueries(<AddressForm next="/dashboard" />);
    const user = await fill();
    await user.click(save());
    expect(push).toHaveBeenCalledWith("/dashboard");
  });

  it("fills city, district and state from the PIN code and warns about a contradiction", async () => {
    const sent = stubFetch({ [PIN]: pune, [ADD]: added });
    renderWithQueries(<AddressForm next="/dashboard" />);
    const user = await fill();
    expect(screen.getByLabelText("City")).toHaveValue("Pune");
    expect(state()).toHaveValue("Maharashtra");
    await user.selectOptions(state(), "Goa");
    expect(state()).toHaveAccessibleDescription("This PIN code is in Maharashtra. Please check.");
    await user.click(save());
    expect(sentAddress(sent)).toMatchObject({ city: "Pune", district: "Pune", state: "Goa" });
  });

  it("never overwrites typed fields", async () => {
    stubFetch({ [PIN]: pune });
    renderWithQueries(<AddressForm next="/dashboard" />);
    await userEvent.setup().type(screen.getByLabelText("City"), "Poona");
    await fill();
    expect(screen.getByLabelText("City")).toHaveValue("Poona");
  });

  it("fills only the state when the PIN code is unknown or the request fails", async () => {
    stubFetch({ "GET /api/users/pin/411999": "offline" });
    renderWithQueries(<AddressForm next="/dashboard" />);
    await userEvent.setup().type(screen.getByLabelText("PIN code"), "411999");
    await waitFor(() => expect(state()).toHaveValue("Maharashtra"));
    expect(screen.getByLabelText("City")).toHaveValue("");
  });

  it("says at once where we do not deliver, and saves the address all the same", async () => {
    const reason = "We do not deliver to Army Postal Service addresses.";
    const check = { pin: "411001", city: "Pune", state: "Maharashtra", window: null, reason };
    const sent = stubFetch({
      [PIN]: pune,
      [ADD]: added,
      "GET /api/delivery/411001": { body: check },
    });
    renderWithQueries(<AddressForm next="/dashboard" />);
    const user = await fill();
    const words = `${reason} You can still save the address.`;
    expect(screen.getByLabelText("PIN code")).toHaveAccessibleDescription(words);
    await user.click(save());
    expect(sentAddress(sent)).toMatchObject({ pin: "411 001" });
  });

  it("reports missing fields before sending and focuses the first", async () => {
    const sent = stubFetch({});
    renderWithQueries(<AddressForm next="/dashboard" />);
    await userEvent.setup().click(save());
    expect(screen.getByLabelText("PIN code")).toHaveFocus();
    expect(screen.getByText("A PIN code has six digits.")).toBeVisible();
    expect(state()).toHaveAccessibleDescription("Choose a state.");
    expect(screen.getByText("Enter the city.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("keeps the input when saving fails", async () => {
    stubFetch({ [PIN]: pune, [ADD]: refusal("internal", "Oh") });
    renderWithQueries(<AddressForm next="/dashboard" />);
    const user = await fill();
    await user.click(save());
    expect(screen.getByText("Error occurred.")).toBeVisible();
    expect(screen.getByLabelText("City")).toHaveValue("Pune");
    expect(push).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });
});
