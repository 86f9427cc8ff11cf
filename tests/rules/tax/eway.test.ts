import { ewayAnswers } from "@/lib/tax/eway/answer";
import { ewayBill, ewayFault, ewayFiles } from "@/lib/tax/eway/bill";
import { needsEway } from "@/lib/tax/eway/duty";
import type { Transport } from "@/lib/tax/eway/transport";
import {
  aNote,
  anInvoice,
  COMPANY,
  CONSUMER,
  charger,
  FAR_CONSUMER,
  installation,
} from "@/tests/support/tax/documents";
import EWAY from "@/tests/support/tax/examples/eway.json";

const TRUCK: Transport = {
  ...{ mode: "road", distanceKm: 0, vehicleNumber: "KA01AB1234", transporterId: "" },
  ...{ transporterName: "", receiptNumber: "", receiptDay: null },
};
const dear = charger({ description: "DC charger", unitPaise: 1_89_999_00 });
const C = anInvoice({ buyer: FAR_CONSUMER, serial: 103, day: "2026-11-10", lines: [dear] });

it("a bill is the worked example, byte for byte", () => {
  const [file] = ewayFiles([ewayBill(C, TRUCK)]);
  expect(file).toBe(JSON.stringify(EWAY));
});

it("services do not travel, and the value is still the invoice's", () => {
  const bill = ewayBill(anInvoice({ lines: [dear, installation()] }), TRUCK);
  expect(bill).toMatchObject({
    totalValue: 1_80_951.42,
    cgstValue: 4_523.79,
    OthValue: 4_999,
    totInvValue: 1_94_998,
  });
  expect(bill.itemList).toHaveLength(1);
  expect(bill.itemList[0]).toMatchObject({ cgstRate: 2.5, sgstRate: 2.5, igstRate: 0 });
});

it("a delivery to another address is bill to, ship to", () => {
  const delivery = {
    name: "Depot",
    address: "Plot 7, “MIDC”",
    place: "Surat",
    pin: "395001",
    stateCode: "24",
  };
  const bill = ewayBill(anInvoice({ buyer: COMPANY, delivery, lines: [dear] }), TRUCK);
  expect(bill).toMatchObject({
    ...{ transType: 2, toGstin: COMPANY.gstin, toAddr1: "Plot 7, MIDC", toPincode: 395001 },
    ...{ toStateCode: 27, actualToStateCode: 24 },
  });
});

const LIMITS = [
  { stateCode: "29", from: "2026-01-01", limitPaise: 1_00_000_00 },
  { stateCode: "29", from: "2026-12-01", limitPaise: 2_00_000_00 },
];
it.each([
  ["another state, at the limit", FAR_CONSUMER, 50_000_00, [], false],
  ["another state, a paisa more", FAR_CONSUMER, 50_000_01, [], true],
  ["another state, whatever a state's own limit", FAR_CONSUMER, 60_000_00, LIMITS, true],
  ["the same state without a row", CONSUMER, 50_000_01, [], true],
  ["the same state by its row", CONSUMER, 1_00_000_00, LIMITS, false],
  ["the same state, above its row", CONSUMER, 1_00_000_01, LIMITS, true],
])(
  "to %s an e-way bill is asked for as it should be",
  (_where, buyer, unitPaise, limits, isNeeded) => {
    const lines = [charger({ unitPaise }), installation()];
    expect(needsEway(anInvoice({ buyer, lines }), limits)).toBe(isNeeded);
  },
);

it.each<[string, Partial<Transport>, string | null]>([
  ["a vehicle", {}, null],
  [
    "a transporter who adds the vehicle",
    { vehicleNumber: "", transporterId: "29AABCE1234F1Z1" },
    null,
  ],
  ["neither", { vehicleNumber: "" }, "Enter the vehicle number, or"],
  ["a vehicle with blanks", { vehicleNumber: "KA 01 AB 1234" }, "without blanks"],
  ["a short transporter's id", { transporterId: "29AAB" }, "15 characters"],
  ["rail without a receipt", { mode: "rail" }, "number and the day of the receipt"],
  [
    "a receipt before the invoice",
    { mode: "rail", receiptNumber: "RR1", receiptDay: "2026-11-09" },
    "older than",
  ],
  ["half a kilometre", { distanceKm: 0.5 }, "whole kilometres"],
  ["5,000 km", { distanceKm: 5_000 }, "whole kilometres"],
])("transport with %s", (_what, change, words) => {
  const fault = ewayFault(C, { ...TRUCK, ...change }, "2026-11-10");
  if (words === null) expect(fault).toBeNull();
  else expect(fault).toContain(words);
});

it("old invoices, notes and services have no bill", () => {
  expect(ewayFault(C, TRUCK, "2027-05-09")).toBeNull();
  expect(ewayFault(C, TRUCK, "2027-05-10")).toContain("181 days old");
  expect(ewayFault(aNote(C, [1]), TRUCK, "2026-11-20")).toContain("Only an invoice");
  expect(ewayFault(anInvoice({ lines: [installation()] }), TRUCK, "2026-11-20")).toContain(
    "services only",
  );
});

it("numbers come back from the portal's answer", () => {
  const csv =
    "Doc No,EWB No,EWB Date,EWB Valid Till\nEV/2627/000103,1810 0000 0001,10/11/2026,15/11/2026\nEV/2627/000104,18,,\nXX/1,181000000002,,\n";
  expect(ewayAnswers(csv, new Set(["EV/2627/000103", "EV/2627/000104"]))).toEqual([
    {
      number: "EV/2627/000103",
      ewayNumber: "181000000001",
      madeAt: "10/11/2026",
      validTill: "15/11/2026",
    },
    {
      number: "EV/2627/000104",
      fault: "An e-way bill has a number of 12 digits, and this is “18”.",
    },
    { number: "XX/1", fault: "This is no document of ours." },
  ]);
});
