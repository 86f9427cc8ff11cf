import { Email, NewPassword, normalisePhone, PersonName, Phone } from "@/lib/auth/fields";

it.each([
  "9876543210",
  "98765 43210",
  "098765-43210",
  "+91 98765 43210",
  "0091 98765 43210",
  "(+91) 98765.43210",
])("normalises the phone number %s", (text) => {
  expect(normalisePhone(text)).toBe("+919876543210");
});

it("keeps a ten-digit number that starts with 91", () => {
  expect(normalisePhone("9198765432")).toBe("+919198765432");
});

it.each(["", "12345", "5876543210", "+1 202 555 0101", "98765432100", "phone"])(
  "refuses the phone number %p",
  (text) => {
    expect(normalisePhone(text)).toBeNull();
  },
);

it.each([null, undefined, "", "  "])("accepts an empty phone number: %p", (value) => {
  expect(Phone.parse(value)).toBeNull();
});

it("lower-cases and trims an email address", () => {
  expect(Email.parse(" Asha.Menon@Example.IN ")).toBe("asha.menon@example.in");
});

it.each(["Asha", "K. R. Narayanan", "D’Souza", "नारायणन", "ക്\u200dഷ"])(
  "accepts the name %s",
  (name) => {
    expect(PersonName.safeParse(name).success).toBe(true);
  },
);

it.each(["", "  ", "...", "<b>x</b>", "x".repeat(101)])("refuses the name %p", (name) => {
  expect(PersonName.safeParse(name).success).toBe(false);
});

it("normalises the Unicode of a password", () => {
  expect(NewPassword.parse("cafe\u0301 cafe\u0301")).toBe("café café");
});

it.each([
  ["seven77", false],
  ["eight888", true],
  ["x".repeat(128), true],
  ["x".repeat(129), false],
])("judges the length of the password %p: %p", (password, isFine) => {
  expect(NewPassword.safeParse(password).success).toBe(isFine);
});
