import { cleanGstin, gstinFault, gstinStateFault, panFault, panOf } from "@/lib/tax/gstin";

const VALID = [
  "27AAPFU0939F1ZV",
  "29AABCE1234F1Z1",
  "27AABCE1234F1Z5",
  "07AABCE1234F1Z7",
  "33AAACZ9999Q1Z1",
];

it.each(VALID)("%s is a GSTIN, however it is typed", (gstin) => {
  expect(gstinFault(gstin)).toBeNull();
  expect(gstinFault(` ${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()}`)).toBeNull();
  expect(cleanGstin(`${gstin.slice(0, 7)}-${gstin.slice(7)} `)).toBe(gstin);
});

it.each(VALID)("no other last character fits %s", (gstin) => {
  for (const last of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    const fault = gstinFault(gstin.slice(0, 14) + last);
    if (gstin.endsWith(last)) expect(fault).toBeNull();
    else expect(fault).toContain("its last one does not fit");
  }
});

it.each(VALID)("one changed character of %s is noticed", (gstin) => {
  for (let at = 0; at < 14; at++) {
    const other = gstin[at] === "7" ? "8" : "7";
    expect(gstinFault(gstin.slice(0, at) + other + gstin.slice(at + 1))).not.toBeNull();
  }
});

it.each([
  ["", "Enter your GSTIN."],
  ["29AABCE1234F1Z", "has 14"],
  ["29AABCE1234F1Z11", "has 16"],
  ["25AABCE1234F1Z1", "“25” is none"],
  ["28AABCE1234F1Z1", "“28” is none"],
  ["00AABCE1234F1Z1", "“00” is none"],
  ["29AABC11234F1Z1", "a PAN"],
  ["29AABCE1234F0Z1", "look like 1Z5"],
  ["29AABCE1234F1X1", "look like 1Z5"],
  ["29AABCE1234F1ZÉ", "look like 1Z5"],
])("%j is refused in words", (text, words) => {
  expect(gstinFault(text)).toContain(words);
});

it("the state of a GSTIN is that of the billing address", () => {
  expect(gstinStateFault("27AAPFU0939F1ZV", "27")).toBeNull();
  expect(gstinStateFault("27AAPFU0939F1ZV", "07")).toMatch(/of Maharashtra,.* is in Delhi\./);
});

it("a GSTIN holds the PAN", () => {
  expect(panOf("27AAPFU0939F1ZV")).toBe("AAPFU0939F");
  expect(panFault("aapfu 0939 f")).toBeNull();
  expect(panFault("AAPFU0939")).toContain("five letters");
});
