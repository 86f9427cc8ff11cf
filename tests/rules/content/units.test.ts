import { keepUnits } from "@/lib/content/rules";

it.each([
  ["at 7.4 kW for 4 h", "at 7.4_kW for 4_h"],
  ["30 kWh, about 200 km", "30_kWh, about 200_km"],
  ["from 10 to 80 %: less", "from 10 to 80_%: less"],
  ["a 16 A point", "a 16_A point"],
  ["about 4 hours", "about 4 hours"],
  ["16 Ahmedabad stops", "16 Ahmedabad stops"],
])("keeps numbers and units of '%s' on one line", (text, wanted) => {
  expect(keepUnits(text).replaceAll("\u00a0", "_")).toBe(wanted);
});
