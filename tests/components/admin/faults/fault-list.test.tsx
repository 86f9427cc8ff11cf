import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaultList } from "@/components/admin/faults/fault-list";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { CustomerFault } from "@/lib/faults/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { customerFaultOnWire, customerFaultSample } from "@/tests/support/samples/fault-view";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const first = customerFaultSample();
const second = customerFaultSample({
  id: "0190a000-0000-7000-8000-000000000124",
  reference: "R-000124",
  serial: "SN-42",
});
const PATCH = `PATCH /api/admin/charger-reports/${first.id}`;
const answer = (changes: Partial<CustomerFault>): Answer => ({
  body: { message: "x", report: customerFaultOnWire(customerFaultSample(changes)) },
});

function show(reports: CustomerFault[], query = "") {
  mockNavigation.reset(query);
  const counts = { open: reports.length, in_progress: 3, done: 1200 };
  const page = { reports, counts, next: null, previous: null };
  renderWithQueries(<FaultList page={page} />);
}
const stateOf = (reference: string) =>
  screen.getByRole("combobox", { name: `State of ${reference}` });
const toasts = () => currentToasts().map(({ text }) => text);
/** Presses the toast's button. */
const press = (what: "undo" | "retry") =>
  act(() => {
    currentToasts()[0]?.[what]?.();
  });

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("ReportList", () => {
  it("shows each report with its fault, place, customer and time", () => {
    show([first, second]);
    const headers = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
    expect(headers).toEqual([
      "Report",
      "Charger",
      "Location",
      "Issue",
      "Reported by",
      "Date",
      "State",
    ]);
    const [, row] = screen.getAllByRole("row");
    for (const text of [
      "R-000125",
      "AC03W 7.4 kW",
      "Basement, bay 12",
      "The status light stays red.",
      "Asha Menon",
      "28 Nov 2026, 12:00 pm",
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByRole("radio", { name: /^Done/ }).parentElement).toHaveTextContent("1,200");
  });

  it.each([
    ["", "No faults reported yet."],
    ["state=done", "No reports found."],
    ["query=x", "No reports found."],
  ])("shows an empty state for %j", (query, words) => {
    show([], query);
    expect(screen.getByText(words)).toBeVisible();
  });

  it("states that it shows one order's reports and links to all", () => {
    show([first], `order_id=${first.order_id}&state=open`);
    expect(screen.getByText(/Reports of one order/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Show all reports" })).toHaveAttribute(
      "href",
      "/admin/report?state=open",
    );
  });

  it("filters by the state in the address", async () => {
    show([first]);
    await userEvent.click(screen.getByRole("radio", { name: /^In work/ }));
    const address = "/admin/report?state=in_progress";
    expect(mockNavigation.replace).toHaveBeenCalledWith(address, { scroll: false });
  });

  it("expands a report with links to its order, its customer and a reply", async () => {
    show([first, second]);
    const button = screen.getByRole("button", { name: "R-000125" });
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("link", { name: "AK-2611-000482" })).toHaveAttribute(
      "href",
      `/admin/orders/${first.order_id}`,
    );
    expect(screen.getByRole("link", { name: "Asha Menon" })).toHaveAttribute(
      "href",
      `/admin/users/${first.user_id}`,
    );
    const mail = screen.getByRole("link", { name: "Reply by email" }).getAttribute("href") ?? "";
    expect(mail).toMatch(/^mailto:asha%2Bhome@example\.in\?subject=Re%3A%20R-000125%20AC03W/);
    await userEvent.click(button);
    expect(screen.queryByRole("link", { name: "Reply by email" })).toBeNull();
  });

  it("is navigated with j, k and Enter", async () => {
    show([first, second]);
    await userEvent.keyboard("jj");
    expect(screen.getByRole("button", { name: "R-000124" })).toHaveFocus();
    await userEvent.keyboard("k");
    expect(screen.getByRole("button", { name: "R-000125" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("link", { name: "Reply by email" })).toBeVisible();
  });

  it("changes a state at once, refreshes the page and can undo", async () => {
    const sent = stubFetch({ [PATCH]: [answer({ state: "in_progress" }), answer({})] });
    show([first, second]);
    await userEvent.selectOptions(stateOf("R-000125"), "In work");
    expect(stateOf("R-000125")).toHaveDisplayValue("In work");
    await waitFor(() => expect(toasts()).toEqual(["R-000125 is now In work"]));
    expect(mockNavigation.refresh).toHaveBeenCalledTimes(1);
    press("undo");
    await waitFor(() => expect(toasts()).toContain("R-000125 is Reported again"));
    expect(stateOf("R-000125")).toHaveDisplayValue("Reported");
    expect(sent.map(({ body }) => body)).toEqual([
      { state: "in_progress", from: "open" },
      { state: "open", from: "in_progress" },
    ]);
  });

  it("reverts a refused change and offers a retry", async () => {
    stubFetch({
      [PATCH]: [refusal("internal", "x"), answer({ state: "done", done_at: new Date() })],
    });
    show([first]);
    await userEvent.selectOptions(stateOf("R-000125"), "Done");
    await waitFor(() => expect(toasts()).toEqual(["R-000125 could not be moved."]));
    expect(stateOf("R-000125")).toHaveDisplayValue("Reported");
    press("retry");
    await waitFor(() => expect(stateOf("R-000125")).toHaveDisplayValue("Done"));
  });

  it("reports a concurrent change and refreshes the page", async () => {
    stubFetch({ [PATCH]: refusal("conflict", "R-000125 has been set to Done meanwhile.") });
    show([first]);
    await userEvent.selectOptions(stateOf("R-000125"), "In work");
    await waitFor(() => expect(toasts()).toEqual(["R-000125 has been set to Done meanwhile."]));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("keeps the details separate from the row's cells", async () => {
    show([second]);
    await userEvent.click(screen.getByRole("button", { name: "R-000124" }));
    const details = document.getElementById(`report-details-${second.id}`) as HTMLElement;
    expect(within(details).getByText("SN-42")).toBeVisible();
  });
});
