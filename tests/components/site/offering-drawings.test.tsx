import { render, screen, within } from "@testing-library/react";
import { OfferingGaps } from "@/components/site/offering/offering-gaps";
import { OfferingLabel } from "@/components/site/offering/offering-label";
import { OfferingParking } from "@/components/site/offering/offering-parking";
import { OfferingPayslip } from "@/components/site/offering/offering-payslip";
import { OfferingTickets } from "@/components/site/offering/offering-tickets";
import { OfferingTimetable } from "@/components/site/offering/offering-timetable";
import { OfferingWards } from "@/components/site/offering/offering-wards";
import { Pricing } from "@/components/site/pricing";

const line = (name: string, amount: number) => ({ name, amount, note: "why" });

it("a pay slip adds up", () => {
  render(
    <OfferingPayslip
      title="Pay slip"
      days="31 of 31"
      earnings={[line("Basic", 62_500_00), line("Rest", 62_500_00)]}
      deductions={[line("Provident fund", 1_800_00), line("ESI", 0)]}
    />,
  );
  const amount = (name: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .at(-1);
  expect(amount("Gross")).toHaveTextContent("₹1,25,000");
  expect(amount("Provident fund")).toHaveTextContent("−₹1,800");
  expect(amount("ESI")).toHaveTextContent(/^₹0$/);
  expect(amount("Net pay")).toHaveTextContent("₹1,23,200");
});

it("a timetable row's height matches its duration, across noon too, and a substitution names both subjects", () => {
  render(
    <OfferingTimetable
      title="Class 8 B"
      days={["Mon", "Tue"]}
      rows={[
        { from: "10:20", to: "10:40", pause: "Recess" },
        { from: "12:40", to: "1:20", subjects: ["Maths", "Art"], cover: { day: 2, by: "Hindi" } },
      ]}
    />,
  );
  const height = (name: string) =>
    Number.parseFloat(screen.getByRole("row", { name: new RegExp(name) }).style.height);
  expect(height("12:40") / height("10:20")).toBe(2);
  const [monday, tuesday] = within(screen.getByRole("row", { name: /12:40/ })).getAllByRole("cell");
  expect(monday).toHaveTextContent(/^Maths$/);
  expect(tuesday).toHaveTextContent("Art Hindi");
});

it("a bed board counts free beds in total and per ward, and names every state", () => {
  render(
    <OfferingWards
      states={[
        { key: "o", label: "Occupied" },
        { key: "f", label: "Free" },
      ]}
      wards={[
        { name: "ICU", prefix: "I", beds: "ofo" },
        { name: "Maternity", prefix: "M", beds: "ff" },
      ]}
    />,
  );
  expect(screen.getByText("free now").closest("p")).toHaveTextContent("3 free now");
  expect(screen.getByText("1 of 3 free")).toBeVisible();
  expect(screen.getByText("I2").closest("li")).toHaveTextContent("I2, Free");
});

it("a parking sign counts free bays and charging bays", () => {
  render(
    <OfferingParking
      title="Level −2"
      words={{ free: "free", charging: "for charging" }}
      rows={["x.", "r.", "xx", "+e"]}
    />,
  );
  expect(screen.getByRole("img")).toHaveAccessibleName("Level −2: 3 free, 1 for charging");
});

it("a ticket shows how long it has waited", () => {
  const items = [{ count: 2, name: "Masala dosa" }];
  render(
    <OfferingTickets
      now="21:05"
      tickets={[{ number: 41, place: "Table 6", at: "20:52", items }]}
    />,
  );
  expect(screen.getByText("min").closest("p")).toHaveTextContent("13 min");
});

it("a gap between contacts is marked when too long, up to today only for an open sale", () => {
  const events = [
    { day: 1, what: "Call" },
    { day: 9, what: "Quote" },
  ];
  const { rerender } = render(
    <OfferingGaps days={30} quietAfter={7} customers={[{ name: "Mill", state: "Open", events }]} />,
  );
  expect(screen.getAllByText(/days quiet/).map((gap) => gap.textContent)).toEqual([
    "8 days quiet",
    "21 days quiet",
  ]);
  rerender(
    <OfferingGaps days={30} quietAfter={8} customers={[{ name: "Mill", state: "Won", events }]} />,
  );
  expect(screen.queryByText(/days quiet/)).toBeNull();
});

it("a label's barcode has the bars of Interleaved 2 of 5", () => {
  const { container } = render(
    <OfferingLabel
      service="Surface"
      number="38"
      collect={1_298_00}
      to={["Name", "Near the tank", "Indore 452001"]}
      from={["Store"]}
      invoice="ST/2627/000412"
      goods={[]}
      keys={[]}
    />,
  );
  const bars = [...container.querySelectorAll("svg rect")].map((bar) => [
    Number(bar.getAttribute("x")),
    Number(bar.getAttribute("width")),
  ]);
  // Start 1 1, then 3 = wide wide narrow narrow narrow in bars, 8 = wide narrow narrow wide narrow in gaps, stop 3 1.
  expect(bars).toEqual([
    [0, 1],
    [2, 1],
    [4, 3],
    [10, 3],
    [14, 1],
    [16, 1],
    [20, 1],
    [22, 3],
    [26, 1],
  ]);
});

it("a plan without a price is custom and unlimited", () => {
  render(
    <Pricing
      title="Prices"
      unit="students"
      plans={[
        { name: "Starter", price: 4_999_00, heads: 200, features: ["Fees"] },
        { name: "Enterprise", features: ["Branches"] },
      ]}
      action={null}
    />,
  );
  expect(screen.getByText("₹4,999")).toHaveTextContent("₹4,999/month");
  expect(screen.getByText("up to 200 students")).toBeVisible();
  expect(screen.getByText("Custom")).toHaveTextContent(/^Custom$/);
  expect(screen.getByText("unlimited")).toBeVisible();
});
