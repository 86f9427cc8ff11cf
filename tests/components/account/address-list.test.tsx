import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressList } from "@/components/account/address-list";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { addressSample } from "@/tests/support/samples/account";

const home = addressSample();
const site = addressSample({
  id: "0190a000-0000-7000-8000-000000000002",
  type: "Other",
  custom_type_name: "Site office",
  is_default: false,
});
const LIST = "GET /api/users/address";
const PIN = "GET /api/users/pin/560001";
const place = {
  pin: "560001",
  city: "Bengaluru",
  district: "Bengaluru Urban",
  state: "Karnataka",
  other_states: [],
};
const item = (name: string) => screen.getByRole("listitem", { name });
const act = (name: string, what: string) => within(item(name)).getByRole("button", { name: what });
const toasts = () => currentToasts().map(({ text }) => text);

describe("AddressList", () => {
  it("groups addresses by type, marks the default and names the others", () => {
    renderWithQueries(<AddressList initial={[home, site]} />);
    const other = screen.getByRole("list", { name: "Other" });
    expect(within(other).getByText("Site office")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Work" })).toBeNull();
    expect(within(item("Home")).getByText("Default")).toBeVisible();
    expect(within(item("Home")).queryByRole("button", { name: "Set as Default" })).toBeNull();
    expect(screen.getByRole("link", { name: "Create Address" })).toHaveAttribute(
      "href",
      "/address",
    );
  });

  it("shows an empty state", () => {
    renderWithQueries(<AddressList initial={[]} />);
    expect(screen.getByText("No saved addresses yet.")).toBeVisible();
  });

  it("sets the default by id", async () => {
    const SET = "PATCH /api/users/address/Other/set-default";
    const moved = [
      { ...site, is_default: true },
      { ...home, is_default: false },
    ];
    const sent = stubFetch({
      [SET]: { body: { message: "Other address set as default.", address: moved[0] } },
      [LIST]: { body: moved },
    });
    renderWithQueries(<AddressList initial={[home, site]} />);
    await userEvent.setup().click(act("Site office", "Set as Default"));
    expect(await within(item("Site office")).findByText("Default")).toBeVisible();
    expect(sent[0]).toMatchObject({ call: SET, body: { id: site.id } });
    expect(toasts()).toContain("Other address set as default.");
    expect(item("Site office")).toHaveFocus();
  });

  it("explains why the default could not be set", async () => {
    const SET = "PATCH /api/users/address/Other/set-default";
    stubFetch({ [SET]: "offline" });
    renderWithQueries(<AddressList initial={[home, site]} />);
    await userEvent.setup().click(act("Site office", "Set as Default"));
    await waitFor(() => expect(toasts()).toContain("Failed to set default address: Unknown error"));
  });

  it("edits in a dialog that keeps type and name", async () => {
    const EDIT = "PATCH /api/users/address/Other";
    const changed = { ...site, landmark: "Near the tank" };
    const sent = stubFetch({
      [PIN]: { body: place },
      [EDIT]: { body: { message: "Other address updated successfully.", address: changed } },
      [LIST]: { body: [home, changed] },
    });
    renderWithQueries(<AddressList initial={[home, site]} />);
    const user = userEvent.setup();
    await user.click(act("Site office", "Edit Address"));
    const dialog = screen.getByRole("dialog", { name: "Edit Site office address" });
    expect(within(dialog).getByLabelText("City")).toHaveValue("Bengaluru");
    expect(within(dialog).queryByLabelText("Name of this address")).toBeNull();
    await user.type(within(dialog).getByLabelText(/^Landmark/), "Near the tank");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.find(({ call }) => call === EDIT)?.body).toMatchObject({
      id: site.id,
      landmark: "Near the tank",
      po_ps: null,
      is_default: false,
    });
    expect(toasts()).toContain("Other address updated successfully.");
    expect(screen.getByText(/Near the tank/)).toBeVisible();
  });

  it("confirms before deleting and shows the server's message about the default", async () => {
    const DELETE = "DELETE /api/users/address/Home";
    const message = "Home address deleted successfully. Site office is now your default address.";
    const sent = stubFetch({
      [DELETE]: { body: { message, default_id: site.id } },
      [LIST]: { body: [{ ...site, is_default: true }] },
    });
    renderWithQueries(<AddressList initial={[home, site]} />);
    const user = userEvent.setup();
    await user.click(act("Home", "Delete Address"));
    const dialog = screen.getByRole("dialog", { name: "Delete Home address" });
    expect(dialog).toHaveTextContent("The address you added last becomes the default.");
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(sent).toEqual([]);
    await user.click(act("Home", "Delete Address"));
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Delete Address" }),
    );
    await waitFor(() => expect(screen.queryByText("Home")).toBeNull());
    expect(sent[0]).toMatchObject({ call: DELETE, body: { id: home.id } });
    expect(toasts()).toContain(message);
    expect(screen.getByRole("heading", { name: "Saved addresses" })).toHaveFocus();
  });

  it("explains why an address could not be deleted", async () => {
    stubFetch({ "DELETE /api/users/address/Home": refusal("not_found", "It is gone.") });
    renderWithQueries(<AddressList initial={[home]} />);
    const user = userEvent.setup();
    await user.click(act("Home", "Delete Address"));
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete Address" }));
    await waitFor(() => expect(toasts()).toContain("Failed to delete address: It is gone."));
  });
});
