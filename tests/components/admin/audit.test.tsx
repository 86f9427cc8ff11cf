import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditList } from "@/components/admin/audit/audit-list";
import { ViewState } from "@/components/admin/view/view-state";
import type { AuditEntry } from "@/lib/audit/contract";

let address = "";
const router = { replace: jest.fn() };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(address),
}));

beforeEach(() => {
  address = "";
  jest.clearAllMocks();
});

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: "e1",
  at: new Date("2026-11-02T06:00:00Z"),
  by: "admin",
  by_id: "u1",
  by_name: "Priya Nair",
  action: "order.status-changed",
  subject: "o1",
  subject_kind: "order",
  subject_name: "AK-2611-000482",
  detail: { before: null, after: "Shipped" },
  ...more,
});

describe("an entry", () => {
  const show = (more: Partial<AuditEntry> = {}) => render(<AuditList entries={[entry(more)]} />);
  const line = () => screen.getByRole("listitem").querySelector("summary");
  const changed = () =>
    [...document.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")?.textContent,
      row.querySelector("del")?.textContent,
      row.querySelector("ins")?.textContent,
    ]);

  it("shows time, action, subject and actor, with links", () => {
    show();
    expect(line()).toHaveTextContent(
      "2 Nov 2026, 11:30 amOrder status changedAK-2611-000482by Priya Nair",
    );
    expect(screen.getByRole("link", { name: "Open AK-2611-000482" })).toHaveAttribute(
      "href",
      "/admin/orders/o1",
    );
    expect(screen.getByRole("link", { name: "Open Priya Nair" })).toHaveAttribute(
      "href",
      "/admin/users/u1",
    );
    expect(screen.getByRole("link", { name: "Everything about the same" })).toHaveAttribute(
      "href",
      "/admin/audit?subject=o1",
    );
  });

  it("shows a status with the label of Manage Orders", () => {
    show();
    expect(changed()).toEqual([["Status", "Order Placed", "Shipped"]]);
  });

  it("of an older format reads the same", () => {
    show({ detail: { from: null, to: "Shipped" } });
    expect(changed()).toEqual([["Status", "Order Placed", "Shipped"]]);
  });

  it("shows only changed values, with units", () => {
    show({
      action: "product.edited",
      subject_kind: "product",
      subject_name: "AC03W",
      detail: {
        before: { pricePaise: 42_999_00, name: "AC03W" },
        after: { pricePaise: 39_999_00, name: "AC03W" },
      },
    });
    expect(changed()).toEqual([["Price", "₹42,999", "₹39,999"]]);
  });

  it.each([
    ["today", { smallestPaise: null, feePaise: 50_050 }, { smallestPaise: 5_00, feePaise: 0 }],
    ["before", { min: null, fee: 50_050 }, { min: 5_00, fee: 0 }],
  ])("shows the limits of cash in rupees (%s)", (_when, before, after) => {
    show({ action: "cash_settings.changed", subject_kind: null, detail: { before, after } });
    expect(changed()).toEqual([
      ["Smallest", "empty", "₹5"],
      ["Fee", "₹500.50", "₹0"],
    ]);
  });

  it("states when there are no details", () => {
    show({ detail: {}, by: "system", by_id: null, by_name: null });
    expect(screen.getByText("No more is known.")).toBeInTheDocument();
    expect(line()).toHaveTextContent("by the system");
  });

  it("about one's own account names the person once", () => {
    show({ subject: "u1", subject_kind: "user", subject_name: "Priya Nair", detail: { way: "x" } });
    expect(line()).toHaveTextContent("Own account");
    expect(screen.getAllByRole("link", { name: "Open Priya Nair" })).toHaveLength(1);
  });

  it.each([
    [
      "shop_settings.changed",
      "Company settings",
      "company settings",
      "/admin/settings/company#company",
    ],
    ["message.marked", "Message", "message", "/admin/messages"],
    ["api_key.revoked", "API key", "API key", "/admin/settings/api-keys"],
  ])("%s is about %s", (action, text, inLink, href) => {
    show({ action, subject: "x", subject_kind: null, subject_name: null });
    expect(line()).toHaveTextContent(text);
    const link = screen.getByRole("link", { name: `Open ${inLink}` });
    expect(link).toHaveAttribute("href", href);
  });
});

describe("the filters", () => {
  const show = (about?: string) =>
    render(
      <ViewState path="/admin/audit">
        <AuditFilters
          actions={["order.canceled", "order.status-changed", "password.changed"]}
          administrators={[{ id: "u1", name: "Priya Nair" }]}
          about={about}
        />
      </ViewState>,
    );
  const who = () => screen.getByRole("combobox", { name: "Who" });
  const what = () => screen.getByRole("combobox", { name: "What" });
  const went = () => router.replace.mock.calls.map(([href]) => href);

  it("put a kind of actor or an administrator into the address", async () => {
    address = "by=system&page=2&after=e9";
    show();
    expect(who()).toHaveValue("system");
    await userEvent.selectOptions(who(), "Customers");
    await userEvent.selectOptions(who(), "Priya Nair");
    expect(went()).toEqual(["/admin/audit?by=customer", "/admin/audit?by_id=u1"]);
  });

  it("offer each action, and a group for a noun with several", async () => {
    show();
    const options = within(what())
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(options).toEqual([
      "Every action",
      "Order: everything",
      "Order cancelled",
      "Order status changed",
      "Password changed",
    ]);
    await userEvent.selectOptions(what(), "Order: everything");
    expect(went()).toEqual(["/admin/audit?action=order"]);
  });

  it("show the filter of a link and can clear it", async () => {
    address = "subject=o1&by_id=u9&action=password";
    show("AK-2611-000482");
    expect(who()).toHaveDisplayValue("One person");
    expect(what()).toHaveDisplayValue("Password: everything");
    await userEvent.click(screen.getByRole("button", { name: /^About AK-2611-000482/ }));
    expect(went()).toEqual(["/admin/audit?by_id=u9&action=password"]);
  });
});
