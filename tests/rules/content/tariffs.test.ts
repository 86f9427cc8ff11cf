import { cars } from "@/lib/content/cars";
import { isOld } from "@/lib/content/checked";
import { tariffs, tariffsOn } from "@/lib/content/tariffs";
import { dayCode } from "@/lib/dates";

it.each([
  ["never checked", undefined, false],
  ["checked today", "2026-11-30", false],
  ["checked 180 days ago", "2026-06-03", false],
  ["checked 181 days ago", "2026-06-02", true],
])("a figure %s", (_, day, expected) => expect(isOld(day, "2026-11-30")).toBe(expected));

it("takes the rows that hold on a day", () => {
  expect(tariffsOn("Delhi", "2026-11-30").map(({ category }) => category)).toEqual(["ev", "home"]);
  expect(tariffsOn("Delhi", "2020-01-01").map(({ category }) => category)).toEqual(["ev"]);
  expect(tariffsOn("Goa", "2026-11-30")).toEqual([]);
});

it("has each state and each meter of a DISCOM once", () => {
  const states = tariffs.map(({ state }) => state);
  expect(new Set(states).size).toBe(states.length);
  for (const { state, rows } of tariffs) {
    const open = rows.filter(({ to }) => to === undefined);
    const keys = open.map(({ discom, category }) => `${state} ${discom} ${category}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it("lists what was checked too long ago, and fails for none of it", () => {
  const today = dayCode(new Date());
  const old = [
    ...tariffs.flatMap(({ state, rows }) =>
      rows
        .filter(({ verified_on }) => isOld(verified_on, today))
        .map(({ discom, verified_on }) => `${state}, ${discom}: checked on ${verified_on}`),
    ),
    ...cars.flatMap(({ slug, variants }) =>
      variants
        .filter(({ verified_on }) => isOld(verified_on, today))
        .map(({ name, verified_on }) => `${slug}, ${name}: checked on ${verified_on}`),
    ),
  ];
  if (old.length > 0) process.stdout.write(`To be checked again:\n  ${old.join("\n  ")}\n`);
});
