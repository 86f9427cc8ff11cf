import { addressLine } from "@/lib/accounts/rules";

it("writes the address as one line", () => {
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
});
