import {
  AGREE,
  demoProblems,
  grievanceDue,
  messageProblems,
  requiredWords,
} from "@/lib/contact/rules";
import { normaliseTelephone } from "@/lib/contact/telephone";

describe("a telephone number", () => {
  it.each([
    ["9876543210", "+919876543210"],
    ["098765 43210", "+919876543210"],
    ["+91-98765-43210", "+919876543210"],
    ["0091 9876543210", "+919876543210"],
    ["9198765432", "+919198765432"],
    ["080 2345 6789", "+918023456789"],
    ["(022) 1234-5678", "+912212345678"],
    ["+91 11 2345 6789", "+911123456789"],
    ["04562-243210", "+914562243210"],
    ["1800 123 4567", "18001234567"],
    ["1860-123-456", "1860123456"],
    ["+44 20 7946 0123", "+442079460123"],
    ["0044 20 7946 0123", "+442079460123"],
    ["+1 (212) 555-0100", "+12125550100"],
    ["+977 1 4412345", "+97714412345"],
  ])("%s is stored as %s", (text, telephone) => {
    expect(normaliseTelephone(text)).toBe(telephone);
  });

  it.each([
    ["none"],
    ["12345"],
    ["987654321"],
    ["98765432101"],
    ["+91 12345"],
    ["+91 0802345678"],
    ["+0 123456789"],
    ["+44 123"],
    ["+1234567890123456"],
    ["98765 4321o"],
    ["9876543210 ext 7"],
  ])("%s is refused", (text) => {
    expect(normaliseTelephone(text)).toBeNull();
  });
});

describe("missing fields", () => {
  const full = {
    firstname: "Asha",
    lastname: "Menon",
    telephone: "",
    email: "a@example.in",
    message: "Hello",
    consent: "on",
  };

  it("there are none when only the telephone is empty", () => {
    expect(messageProblems(full)).toEqual({});
  });

  it.each(["firstname", "lastname", "email", "message"])("name %s", (field) => {
    expect(messageProblems({ ...full, [field]: "  " })).toEqual({
      [field]: [`${field} is required`],
    });
  });

  it("include consent, in the specification's words, and every field of an empty form", () => {
    expect(messageProblems({ ...full, consent: "" })).toEqual({
      consent: ["You must agree with the privacy statement"],
    });
    expect(messageProblems({})).toEqual({
      firstname: [requiredWords("firstname")],
      lastname: [requiredWords("lastname")],
      email: [requiredWords("email")],
      message: [requiredWords("message")],
      consent: [AGREE],
    });
  });

  it.each([
    ["hrms", []],
    ["education", ["School name is required"]],
    ["health", ["Hospital name is required"]],
  ] as const)("a demo of %s asks for the organisation: %j", (solution, words) => {
    const person = { name: "Asha", email: "a@example.in" };
    expect(Object.values(demoProblems(person, solution)).flat()).toEqual(words);
    expect(Object.keys(demoProblems({ organisation: "DPS" }, solution))).toEqual(["name", "email"]);
  });
});

describe("a complaint is due", () => {
  it.each([
    ["2026-11-28T06:30:00Z", "2026-11-30T06:30:00Z", "2026-12-28T06:30:00Z"],
    ["2026-12-15T00:00:00Z", "2026-12-17T00:00:00Z", "2027-01-15T00:00:00Z"],
    // Already the 31st in India, not yet in UTC: due on February's last day at the same hour.
    ["2027-01-30T19:00:00Z", "2027-02-01T19:00:00Z", "2027-02-27T19:00:00Z"],
    ["2028-01-31T06:00:00Z", "2028-02-02T06:00:00Z", "2028-02-29T06:00:00Z"],
    ["2026-11-30T18:29:59Z", "2026-12-02T18:29:59Z", "2026-12-30T18:29:59Z"],
  ])("received %s: acknowledged by %s, resolved by %s", (received, acknowledge, resolve) => {
    expect(grievanceDue(new Date(received))).toEqual({
      acknowledge: new Date(acknowledge),
      resolve: new Date(resolve),
    });
  });
});
