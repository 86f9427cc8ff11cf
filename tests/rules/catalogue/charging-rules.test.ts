import { chargingDrawing } from "@/lib/catalogue/charging/charging-rules";

describe("the overnight drawing", () => {
  const lanesOf = (watts: number) =>
    chargingDrawing({ kind: "wall", rated_power_w: watts }).lanes.map((lane) => [
      lane.duration,
      lane.end,
      lane.width,
      lane.takesKw,
    ]);

  test("at 7.4 kW fills every car before seven", () => {
    expect(lanesOf(7_400)).toEqual([
      ["4 h 10 min", "2:10 am", 46.3, 7.2],
      ["5 h 33 min", "3:33 am", 61.73, 7.2],
      ["8 h 06 min", "6:06 am", 90.09, null],
    ]);
  });

  test("at 3.3 kW shows the charge reached by seven", () => {
    expect(lanesOf(3_300)).toEqual([
      ["4 h 40 min", "2:40 am", 51.85, 0.75],
      ["9 h 05 min", "99 % at 7 am", 100, null],
      ["12 h 07 min", "76 % at 7 am", 100, null],
    ]);
  });

  test("at 22 kW is limited by the car", () => {
    expect(lanesOf(22_000).map(([duration, , , takes]) => [duration, takes])).toEqual([
      ["4 h 10 min", 7.2],
      ["5 h 33 min", 7.2],
      ["5 h 27 min", 11],
    ]);
  });

  test("promises a full battery only where every bar ends by seven", () => {
    const title = (watts: number) => chargingDrawing({ kind: "wall", rated_power_w: watts }).title;
    expect(title(7_400)).toBe("Plugged in at ten. Full before the milk arrives.");
    expect(title(3_700)).toBe("Plugged in at ten. Ready for the day by seven.");
  });
});

describe("the fast-charging drawing", () => {
  const lanesOf = (watts: number) => chargingDrawing({ kind: "dc", rated_power_w: watts }).lanes;

  test.each([
    [30_000, ["44 min", "59 min", "88 min"]],
    [60_000, ["39 min", "42 min", "44 min"]],
    [150_000, ["39 min", "42 min", "39 min", "63 min"]],
  ])("shows the durations at %d W", (watts, durations) => {
    expect(lanesOf(watts).map(({ duration }) => duration)).toEqual(durations);
  });

  test("keeps bars within the drawing", () => {
    for (const { width } of lanesOf(3_000)) expect(width).toBeLessThanOrEqual(100);
  });
});
