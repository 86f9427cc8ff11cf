import { Email, NewPassword, normalisePhone, PersonName, Phone } from "@/lib/auth/fields";

it.each([
  "9876543210",
  "98765 43210",
  "098765-43210",
  "+91 98765 43210",
  "0091 98765 43210",
  "(+91) 98765.43210",
])("writes %s as one number", (text) => {
  expect(normalisePhone(text)).toBe("+919876543210");
});

it("does not take a number that starts with 91 for a country code", () => {
  expect(normalisePhone("9198765432")).toBe("+919198765432");
});

it.each(["", "12345", "5876543210", "+1 202 555 0101", "98765432100", "phone"])(
  "refuses %p",
  (text) => {
    expect(normalisePhone(text)).toBeNull();
  },
);

it.each([null, undefined, "", "  "])("a phone may be left out: %p", (value) => {
  expect(Phone.parse(value)).toBeNull();
});

it("puts an e-mail address into one spelling", () => {
  expect(Email.parse(" Asha.Menon@Example.IN ")).toBe("asha.menon@example.in");
});

it.each(["Asha", "K. R. Narayanan", "D’Souza", "नारायणन", "ക്\u200dഷ"])("%s is a name", (name) => {
  expect(PersonName.safeParse(name).success).toBe(true);
});

it.each(["", "  ", "...", "<b>x</b>", "x".repeat(101)])("%p is no name", (name) => {
  expect(PersonName.safeParse(name).success).toBe(false);
});

it("normalises a password, so that every keyboard types the same", () => {
  expect(NewPassword.parse("cafe\u0301 cafe\u0301")).toBe("café café");
});

it.each([
  ["seven77", false],
  ["eight888", true],
  ["x".repeat(128), true],
  ["x".repeat(129), false],
])("a password of that length: %p → %p", (password, isFine) => {
  expect(NewPassword.safeParse(password).success).toBe(isFine);
});
