import { formatPaise, paiseFromRupees } from "@/lib/money";

/** A site that sells charging; `tariff` and `cost` in rupees a kWh, `loss` in percent between meter and car. */
export type ChargingSite = {
  bays: number;
  sessionsPerBay: number;
  kwhPerSession: number;
  days: number;
  tariff: number;
  cost: number;
  loss: number;
};

/** One line of the calculation: what, how much, and how it comes about. */
export type MonthRow = readonly [what: string, figure: string, how: string];

/** What a site sells, pays and keeps in a month, line by line. Chargers and their service come out of the rest. */
export function siteMonth(site: ChargingSite): MonthRow[] {
  const sessions = site.bays * site.sessionsPerBay * site.days;
  const sold = sessions * site.kwhPerSession;
  const drawn = sold * (1 + site.loss / 100);
  const income = sold * site.tariff;
  const bill = drawn * site.cost;
  return [
    [
      "Sessions",
      count(sessions),
      `${site.bays} bays, ${site.sessionsPerBay} cars each a day, ${site.days} days`,
    ],
    ["Units sold", `${count(sold)} kWh`, `${site.kwhPerSession} kWh a session, about 100 km`],
    ["Drivers pay", rupees(income), `₹${site.tariff} a unit, which you set`],
    ["You pay the DISCOM", rupees(bill), `₹${site.cost} a unit, with ${site.loss} % for losses`],
    ["What remains", rupees(income - bill), "For the chargers, their service and you"],
  ];
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en-IN");
}

function rupees(value: number): string {
  return formatPaise(paiseFromRupees(Math.round(value)));
}
