import fc from "fast-check";
import { daysBetween, weekdayOf } from "@/lib/calendar";
import { dayCode } from "@/lib/dates";
import { type DeliveryTerms, deliveryDays } from "@/lib/delivery/rules";
import { deliveryWindow, holidaysOf, windowView } from "@/lib/delivery/window";
import { isWorkingDay } from "@/lib/delivery/working-days";
import { notServedReason } from "@/lib/delivery/zones";

const ist = (text: string) => new Date(`${text}:00+05:30`);
const none = new Map<string, string>();
const terms: DeliveryTerms = {
  orderBy: "14:00",
  handling: [1, 2],
  transit: [3, 5],
  leaving: none,
  arriving: none,
};

describe("deliveryDays", () => {
  it.each<[string, string, Partial<DeliveryTerms>, [string, string, string]]>([
    ["a Monday morning", "2026-11-30T09:00", {}, ["2026-12-02", "2026-12-04", "2026-12-08"]],
    ["the last minute", "2026-11-30T13:59", {}, ["2026-12-02", "2026-12-04", "2026-12-08"]],
    ["two o'clock", "2026-11-30T14:00", {}, ["2026-12-03", "2026-12-05", "2026-12-09"]],
    ["a Saturday evening", "2026-11-28T20:00", {}, ["2026-12-02", "2026-12-04", "2026-12-08"]],
    ["a Sunday afternoon", "2026-11-29T15:00", {}, ["2026-12-02", "2026-12-04", "2026-12-08"]],
    ["midnight in India", "2026-11-30T00:00", {}, ["2026-12-02", "2026-12-04", "2026-12-08"]],
    [
      "no handling",
      "2026-11-30T09:00",
      { handling: [0, 0] },
      ["2026-11-30", "2026-12-03", "2026-12-05"],
    ],
    [
      "built to order",
      "2026-11-30T09:00",
      { handling: [15, 15] },
      ["2026-12-17", "2026-12-21", "2026-12-23"],
    ],
    [
      "the warehouse closed on the day of the order",
      "2026-11-30T15:00",
      { leaving: new Map([["2026-11-30", "A day off"]]) },
      ["2026-12-03", "2026-12-05", "2026-12-09"],
    ],
    [
      "the customer's state closed on the way",
      "2026-11-30T09:00",
      { arriving: new Map([["2026-12-04", "A day off"]]) },
      ["2026-12-02", "2026-12-05", "2026-12-09"],
    ],
    [
      "the customer's state closed on the day of dispatch, which does not matter",
      "2026-11-30T09:00",
      { arriving: new Map([["2026-12-02", "A day off"]]) },
      ["2026-12-02", "2026-12-05", "2026-12-08"],
    ],
  ])("counts working days from %s", (_what, at, other, [dispatchBy, from, to]) => {
    expect(deliveryDays(ist(at), { ...terms, ...other })).toEqual({ dispatchBy, from, to });
  });

  const span = fc.tuple(fc.nat(20), fc.nat(20)).map((two) => {
    const [least = 0, most = 0] = two.toSorted((one, other) => one - other);
    return [least, most] as const;
  });
  const holidays = fc
    .array(fc.constantFrom(...daysBetween("2026-11-01", "2027-01-31")), { maxLength: 20 })
    .map((days) => new Map(days.map((day) => [day, "A day off"])));
  const time = fc.date({
    min: ist("2026-11-01T00:00"),
    max: ist("2026-12-31T23:59"),
    noInvalidDate: true,
  });
  const anyTerms = fc.record({
    orderBy: fc.constantFrom("00:00", "14:00", "23:59"),
    ...{ handling: span, transit: span, leaving: holidays, arriving: holidays },
  });

  it("never ends on a Sunday or a holiday, and never runs backwards", () => {
    fc.assert(
      fc.property(time, anyTerms, (at, given) => {
        const { dispatchBy, from, to } = deliveryDays(at, given);
        expect(isWorkingDay(dispatchBy, given.leaving)).toBe(true);
        expect(isWorkingDay(from, given.arriving)).toBe(true);
        expect(isWorkingDay(to, given.arriving)).toBe(true);
        expect([dayCode(at) <= dispatchBy, dispatchBy <= to, from <= to]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });

  it("never promises a later order earlier, nor more days sooner", () => {
    fc.assert(
      fc.property(time, time, anyTerms, fc.nat(5), (one, other, given, more) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const first = deliveryDays(early, given);
        const then = deliveryDays(late, given);
        expect([
          first.dispatchBy <= then.dispatchBy,
          first.from <= then.from,
          first.to <= then.to,
        ]).toEqual([true, true, true]);
        const [least, most] = given.transit;
        const longer = deliveryDays(early, { ...given, transit: [least + more, most + more] });
        expect([first.from <= longer.from, first.to <= longer.to]).toEqual([true, true]);
      }),
    );
  });
});

describe("deliveryWindow", () => {
  const monday = ist("2026-11-30T09:00");

  it.each([
    ["the warehouse's state", "400001", "Maharashtra", "2026-12-03", "2026-12-05"],
    ["a metro", "560001", "Karnataka", "2026-12-03", "2026-12-07"],
    ["a metro's suburb in the next state", "201309", "Uttar Pradesh", "2026-12-03", "2026-12-07"],
    ["the rest", "302001", "Rajasthan", "2026-12-04", "2026-12-10"],
    ["the north-east", "781001", "Assam", "2026-12-08", "2026-12-16"],
    ["Kashmir", "190001", "Jammu and Kashmir", "2026-12-08", "2026-12-16"],
    ["an island", "744101", "Andaman and Nicobar Islands", "2026-12-08", "2026-12-16"],
    [
      "a PIN code whose state was typed wrongly",
      "781001",
      "Maharashtra",
      "2026-12-08",
      "2026-12-16",
    ],
    ["a new PIN code, by its state", "781999", "Assam", "2026-12-08", "2026-12-16"],
  ])("knows how far it is to %s", (_where, pin, state, from, to) => {
    expect(deliveryWindow(monday, { pin, state })).toEqual({ dispatchBy: "2026-12-02", from, to });
  });

  it("takes a product's own days before dispatch", () => {
    const to = { pin: "560001", state: "Karnataka" };
    expect(deliveryWindow(monday, to, { handlingDays: 15 }).dispatchBy).toBe("2026-12-17");
    expect(deliveryWindow(monday, to, { handlingDays: 0 }).dispatchBy).toBe("2026-11-30");
    expect(deliveryWindow(monday, to, { handlingDays: null })).toEqual(deliveryWindow(monday, to));
  });

  it("does not count the holidays of the warehouse's state, nor those of the customer's", () => {
    const christmas = ist("2026-12-21T09:00");
    const mizoram = { pin: "796001", state: "Mizoram" };
    const days = deliveryWindow(christmas, mizoram);
    expect(days).toEqual({ dispatchBy: "2026-12-23", from: "2027-01-05", to: "2027-01-14" });
    expect(windowView(christmas, days, mizoram).holidays).toEqual([
      { day: "2026-12-24", name: "Christmas Eve" },
      { day: "2026-12-25", name: "Christmas" },
      { day: "2026-12-26", name: "Day after Christmas" },
      { day: "2026-12-31", name: "New Year's Eve" },
      { day: "2027-01-01", name: "New Year's Day" },
      { day: "2027-01-02", name: "Day after New Year" },
      { day: "2027-01-11", name: "Missionary Day" },
    ]);
  });

  it("knows the holidays of both in order", () => {
    const days = [...holidaysOf("Maharashtra").keys()];
    expect(days).toEqual(days.toSorted());
    expect(days).toContain("2027-05-01");
    expect(days).toContain("2027-01-26");
    expect([...holidaysOf("Delhi").keys()]).not.toContain("2027-05-01");
    expect(weekdayOf("2027-05-01")).toBe(6);
  });
});

describe("notServedReason", () => {
  const notServed = [
    { pins: ["9"], reason: "Army." },
    { pins: ["7441", "74430"], reason: "No boat." },
  ];
  it.each([
    ["900056", "Army."],
    ["190001", null],
    ["744101", "No boat."],
    ["744301", "No boat."],
    ["744201", null],
    ["411001", null],
  ])("of %s is %s", (pin, reason) => expect(notServedReason(pin, { notServed })).toBe(reason));
});
