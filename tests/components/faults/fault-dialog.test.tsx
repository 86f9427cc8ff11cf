import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FaultDialog } from "@/components/faults/fault-dialog";
import type { Order } from "@/lib/orders/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { faultOnWire, faultSample } from "@/tests/support/samples/fault-view";
import { orderSample } from "@/tests/support/samples/order";

const ISSUE = "The status light stays red and nothing charges.";
const DONE: Answer = { body: { message: "x", report: faultOnWire(faultSample()) } };
const order = orderSample({ order_status: "Delivered" });

function Page() {
  const [asked, ask] = useState<Order>();
  return (
    <>
      <button type="button" onClick={() => ask(order)}>
        Open
      </button>
      <FaultDialog order={asked} onClose={() => ask(undefined)} />
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const issue = () => screen.getByLabelText("What is wrong?");
const type = (text: string) => userEvent.type(issue(), text);

async function open(answers: Answer | Answer[] = DONE) {
  const sent = stubFetch({ "POST /api/reports": answers });
  renderWithQueries(<Page />);
  await click("Open");
  return sent;
}

beforeEach(() => sessionStorage.clear());

describe("ReportDialog", () => {
  it("sends the fault with the delivery address as its place, and explains what happens next", async () => {
    const sent = await open();
    await type(ISSUE);
    await userEvent.type(screen.getByLabelText(/^Serial number/), "SN-42");
    await click("Send report");
    expect(await screen.findByText("R-000125")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Your report is with us" })).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        order_id: order.order_id,
        serial: "SN-42",
        location: order.deliveryaddress,
        issue: ISSUE,
      },
    ]);
  });

  it("reports missing fields before sending and focuses the first", async () => {
    const sent = await open();
    await type("Broken");
    await userEvent.clear(screen.getByLabelText("Where is the charger installed?"));
    await click("Send report");
    expect(screen.getByText("Say what is wrong in at least 10 characters.")).toBeVisible();
    expect(screen.getByText("Say where the charger is mounted.")).toBeVisible();
    expect(issue()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ["the network", "offline" as Answer, /could not be sent/],
    ["the server", refusal("internal", "x"), /could not be sent/],
    ["a rule", refusal("conflict", "3 reports of this order are not done yet."), /^3 reports/],
    ["a limit", refusal("rate_limited", "Too many requests."), /^Too many/],
  ])("keeps the input when %s refuses, and can resend it", async (_who, failure, words) => {
    const sent = await open([failure, DONE]);
    await type(ISSUE);
    await click("Send report");
    expect(await screen.findByText(words)).toBeVisible();
    expect(issue()).toHaveValue(ISSUE);
    await click("Send report");
    expect(await screen.findByText("R-000125")).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it("keeps the input of a closed dialog until it is sent", async () => {
    await open();
    await type(ISSUE);
    await click("Not now");
    expect(screen.queryByRole("heading", { name: "Report a fault" })).toBeNull();
    await click("Open");
    expect(issue()).toHaveValue(ISSUE);
    await click("Send report");
    await screen.findByText("R-000125");
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText("R-000125")).toBeNull());
    await click("Open");
    expect(issue()).toHaveValue("");
  });
});
