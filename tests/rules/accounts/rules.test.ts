import { addressLine, formatPhone, initials } from "@/lib/accounts/rules";

it("formats an address as one line", () => {
  const address = {
    house_building: "12",
    locality_street: "MG Road",
    landmark: null,
    city: "Bengaluru",
    po_ps: "Shivajinagar",
    district: "Bengaluru Urban",
    state: "Karnataka",
    pin: "560001",
    country: "India",
  };
  expect(addressLine(address)).toBe(
    "12, MG Road, Bengaluru, Shivajinagar, Bengaluru Urban, Karnataka 560001",
  );
  expect(addressLine({ ...address, po_ps: null, district: "Bengaluru" })).toBe(
    "12, MG Road, Bengaluru, Karnataka 560001",
  );
});

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+14155550100", "+14155550100"],
])("formats the phone number %s as %s", (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  ["Asha Menon", "AM"],
  ["K. R. Narayanan", "KN"],
  ["Asha", "A"],
  ["क्षमा राव", "क्षरा"],
  ["श्री", "श्री"],
  ["𝓡𝓪𝓿𝓲 𝓚𝓾𝓶𝓪𝓻", "𝓡𝓚"],
  ["𑄃𑄮", "𑄃𑄮"],
  ["e\u0301mile zola", "E\u0301Z"],
  ["  ", "U"],
  [null, "U"],
])("abbreviates %j to the initials %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
