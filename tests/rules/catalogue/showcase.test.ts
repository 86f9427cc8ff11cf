import { showcase, showcaseOf } from "@/lib/catalogue/pages/showcase";

const rows = [
  "Dimensions",
  "Rated Power",
  "Input Voltage",
  "Number of Output",
  "Output Current",
  "Output charging Outlet",
  "Operating Temperature",
  "Connectivity",
  "Charging Operation",
  "Mechanical Protection",
  "Safety",
  "Mounting",
];

it.each(showcase.map((charger) => [charger.name, charger] as const))(
  "%s has the twelve rows of the popup and a list of features",
  (_name, charger) => {
    expect(charger.specs.map(({ name }) => name).toSorted()).toEqual(rows.toSorted());
    expect(charger.features[0]).toBe(`Model ${charger.model}`);
    expect(charger.features.length).toBeGreaterThan(3);
  },
);

// Section 3 of the specification.
it.each<[string, Record<string, RegExp>]>([
  [
    "ac01w-3-3-kw",
    {
      "Number of Output": /^1$/,
      "Output Current": /^16 A/,
      "Input Voltage": /^200–265 V AC/,
      "Mechanical Protection": /^IP54/,
      Mounting: /^Wall/,
    },
  ],
  ["ac02p-3-7-kw", { "Output Current": /^8–16 A/, Mounting: /^Portable/ }],
  ["ac02p-7-4-kw", { "Output Current": /^6–32 A/, Mounting: /^Portable/ }],
  [
    "ac02wh-7-4-kw",
    {
      "Output Current": /^32 A/,
      "Output charging Outlet": /^Type 2 socket/,
      Mounting: /^Wall or pole/,
    },
  ],
  [
    "ac03w-7-4-kw",
    {
      "Input Voltage": /^184–276 V AC/,
      "Output Current": /^32 A/,
      "Output charging Outlet": /^Type 2 socket/,
      "Charging Operation": /RFID, QR or app/,
      Mounting: /^Wall or pedestal/,
    },
  ],
  ["ac03w-22-kw", { "Input Voltage": /^320–480 V AC/, "Output Current": /^32 A/ }],
  [
    "dc04w-30-kw",
    {
      "Input Voltage": /^304–456 V AC/,
      "Output Current": /^100 A/,
      "Output charging Outlet": /CCS2.*CCS1/,
    },
  ],
  [
    "dc04g-60-kw",
    {
      "Number of Output": /^2$/,
      "Output Current": /^200 A/,
      "Output charging Outlet": /CCS2/,
      Connectivity: /OCPP 1\.6J or later/,
      "Charging Operation": /RFID/,
    },
  ],
  [
    "dc04g-150-kw",
    {
      "Number of Output": /^2 or 3$/,
      "Output Current": /^250 A/,
      "Output charging Outlet": /CCS2/,
      Connectivity: /OCPP 1\.6J or later/,
      "Charging Operation": /RFID/,
    },
  ],
])("%s matches the specification", (slug, wanted) => {
  const [charger] = showcaseOf([slug]);
  for (const [name, value] of Object.entries(wanted)) {
    expect(charger?.specs.find((row) => row.name === name)?.value).toMatch(value);
  }
});

it("names an unknown charger", () => {
  expect(() => showcaseOf(["ac99"])).toThrow('no charger "ac99"');
});
