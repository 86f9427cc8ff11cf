import fs from "node:fs";
import path from "node:path";
import { statesOfPin } from "@/lib/accounts/addresses/pin-states";
import { placeOfPin } from "@/lib/accounts/addresses/pins";
import { STATE_NAMES } from "@/lib/states";

const file = path.join(__dirname, "../../../content/pins/pins.txt");

describe("placeOfPin", () => {
  test.each([
    ["110001", "New Delhi", "Delhi"],
    ["560001", "Bengaluru", "Karnataka"],
    ["400001", "Mumbai", "Maharashtra"],
    ["400703", "Navi Mumbai", "Maharashtra"],
    ["600001", "Chennai", "Tamil Nadu"],
    ["700001", "Kolkata", "West Bengal"],
    ["500001", "Hyderabad", "Telangana"],
    ["500084", "Hyderabad", "Telangana"],
    ["520001", "Vijayawada", "Andhra Pradesh"],
    ["411001", "Pune", "Maharashtra"],
    ["380001", "Ahmedabad", "Gujarat"],
    ["302001", "Jaipur", "Rajasthan"],
    ["226001", "Lucknow", "Uttar Pradesh"],
    ["201309", "Noida", "Uttar Pradesh"],
    ["122001", "Gurugram", "Haryana"],
    ["160017", "Chandigarh", "Chandigarh"],
    ["248001", "Dehradun", "Uttarakhand"],
    ["751001", "Bhubaneswar", "Odisha"],
    ["605001", "Puducherry", "Puducherry"],
    ["194101", "Leh", "Ladakh"],
    ["190001", "Srinagar", "Jammu and Kashmir"],
    ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu"],
    ["682001", "Kochi", "Kerala"],
    ["781001", "Guwahati", "Assam"],
  ])("finds %s in %s, %s", (pin, city, state) => {
    expect(placeOfPin(pin)).toMatchObject({ city, state });
  });

  test.each(["999999", "110", "", "110001x", "constructor"])("returns nothing for %j", (pin) => {
    expect(placeOfPin(pin)).toBeUndefined();
  });

  it("returns both states of a PIN code on a border", () => {
    const place = placeOfPin("605107");
    expect([place?.state, ...(place?.other_states ?? [])].sort()).toEqual([
      "Puducherry",
      "Tamil Nadu",
    ]);
  });
});

describe("the PIN code table", () => {
  const pins = () => {
    const found: string[] = [];
    for (let pin = 100_000; pin < 1_000_000; pin++) {
      if (placeOfPin(String(pin))) found.push(String(pin));
    }
    return found;
  };

  it("covers every state with about 19,000 PIN codes, each with a town and a district", () => {
    const known = pins();
    expect(known.length).toBeGreaterThan(19_000);
    const places = known.map((pin) => placeOfPin(pin));
    const states = new Set(places.map((place) => place?.state ?? ""));
    expect([...states].sort()).toEqual([...STATE_NAMES]);
    const odd = places.filter(
      (place) => !/^[A-Z][\p{L}.' -]{1,59}$/u.test(place?.city ?? "") || !place?.district,
    );
    expect(odd).toEqual([]);
  });

  it("agrees almost everywhere with the states of three-digit areas", () => {
    const known = pins();
    const agreeing = known.filter((pin) => statesOfPin(pin).includes(placeOfPin(pin)?.state ?? ""));
    expect(agreeing.length / known.length).toBeGreaterThan(0.99);
  });

  it("stays small", () => {
    expect(fs.statSync(file).size).toBeLessThan(700_000);
  });
});
