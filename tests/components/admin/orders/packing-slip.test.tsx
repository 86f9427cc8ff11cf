import { screen } from "@testing-library/react";
import { DriverLabel } from "@/components/admin/orders/slip/driver-label";
import { PackingSlipSheet } from "@/components/admin/orders/slip/packing-slip";
import { slipTitle } from "@/components/admin/orders/slip/slip-title";
import type { PackingSlip } from "@/lib/orders/admin/contract";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { at } from "@/tests/support/samples/order-record";

describe("the packing slip", () => {
  const slip: PackingSlip = {
    ...{ is_reprint: false, payment: "online", collect: 0, fee: 0 },
    placed_at: at,
    name: "Asha Menon",
    address: ["12", "MG Road", "Pune", "Maharashtra 411001"],
    phone: "+919876543210",
    driver_note: "Ring twice",
    supply: null,
    promised: { dispatch_by: "2026-12-01", from: "2026-12-02", to: "2026-12-04" },
    lines: [
      {
        order_number: "AK-2611-000482",
        product_name: "AC03W 7.4 kW",
        product_model: "AC03W-07",
        quantity: 2,
      },
    ],
  };
  const sender = { legalName: "Arklane Ltd", phone: "+91 00000 00000", offices: [] };

  it.each([
    [["AK-2611-000482"], "Packing slip AK-2611-000482"],
    [["AK-2611-000482", "AK-2611-000483"], "Packing slip AK-2611-000482, AK-2611-000483"],
    [[], "Packing slip"],
  ])("of %j is named after its orders", (numbers, title) => {
    const [line] = slip.lines;
    const lines = numbers.flatMap((order_number) => (line ? [{ ...line, order_number }] : []));
    expect(slipTitle("Packing slip", { lines })).toBe(title);
  });

  it("has a line for the serial number of each unit", () => {
    const { container } = renderWithQueries(<PackingSlipSheet slip={slip} sender={sender} />);
    expect(screen.getByRole("columnheader", { name: "Serial numbers" })).toBeVisible();
    expect(container.querySelectorAll(".serials i")).toHaveLength(2);
  });

  it("has address, phone, note and contents, but no price", () => {
    renderWithQueries(<PackingSlipSheet slip={slip} sender={sender} />);
    const row = screen.getAllByRole("row")[1];
    expect(row).toHaveTextContent("AK-2611-000482AC03W 7.4 kWAC03W-072");
    expect(document.body).toHaveTextContent(
      "Dispatch by Tue 1 DecemberPromised for Wed 2 to Fri 4 December",
    );
    for (const words of ["Asha Menon", "Maharashtra 411001", "+91 98765 43210", "Ring twice"]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(document.body).not.toHaveTextContent("₹");
  });

  it("says what the customer's supply means for all chargers of the order", () => {
    const words = ["These 2 chargers draw 14.8 kW together. That needs 18 kW first."];
    const supply = {
      ...{ phases: 1 as const, sanctioned_kw: 5, peak_kw: 3, is_ready: false, words },
      text: "Single phase, 5 kW sanctioned, 3 kW usual peak",
    };
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, supply }} sender={sender} />);
    expect(screen.getByText(`${supply.text}.`)).toBeVisible();
    expect(screen.getByText(String(words))).toBeVisible();
  });

  it.each<[string, Partial<PackingSlip>, string]>([
    ["paid online", {}, "Paid online, collect nothing"],
    [
      "cash",
      { payment: "cash", collect: 63_096_50, fee: 99_50 },
      "Collect ₹63,096.50 in cash₹99.50 cash fee included",
    ],
    ["cash already received", { payment: "cash" }, "Nothing to collect: the cash is settled"],
  ])(
    "prints the driver's instruction in large type on slip and label: %s",
    (_what, changes, words) => {
      renderWithQueries(<PackingSlipSheet slip={{ ...slip, ...changes }} sender={sender} />);
      renderWithQueries(<DriverLabel slip={{ ...slip, ...changes }} />);
      const instructions = [...document.querySelectorAll(".pack-pay")].map(
        ({ textContent }) => textContent,
      );
      expect(instructions).toEqual([words, words]);
    },
  );

  it("is marked as a reprint once shipped", () => {
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, is_reprint: true }} sender={sender} />);
    expect(screen.getByText(/This parcel has left already/)).toBeVisible();
  });

  it("has a driver's label with the contact and the orders in the parcel", () => {
    const { rerender } = renderWithQueries(<DriverLabel slip={slip} />);
    const words = ["Asha Menon", "Pune", "+91 98765 43210", "Ring twice", "AK-2611-000482"];
    for (const line of words) expect(document.body).toHaveTextContent(line);
    rerender(<DriverLabel slip={{ ...slip, phone: null }} />);
    expect(screen.getByText("No phone number was given.")).toBeVisible();
    rerender(<DriverLabel slip={{ ...slip, lines: [] }} />);
    expect(screen.getByText("Nothing of this purchase is to be delivered now.")).toBeVisible();
  });

  it("shows an empty state", () => {
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, lines: [] }} sender={sender} />);
    expect(screen.getByText("Nothing of this purchase is to be packed now.")).toBeVisible();
  });
});
