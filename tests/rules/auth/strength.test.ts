import { weakness } from "@/lib/auth/sign-in/strength";

describe("weakness", () => {
  it.each([
    "password",
    "Password1",
    "12345678",
    "qwertyuiop",
    "iloveyou",
    "aaaaaaaaaa",
    "११११११११",
  ])("refuses %s", (password) => {
    expect(weakness(password, "asha@example.com")).not.toBeNull();
  });

  it("refuses a password that contains the email's local part, in any case", () => {
    expect(weakness("Narayanan-2026", "narayanan@example.com")).not.toBeNull();
    expect(weakness("xx-NARAYANAN-xx", "narayanan@example.com")).not.toBeNull();
    // A local part of two letters occurs in half of all passwords.
    expect(weakness("a quite long phrase", "kr@example.com")).toBeNull();
  });

  it.each([
    "a long enough passphrase",
    "मेरा लंबा पासवर्ड",
    "எனது கடவுச்சொல்",
    "🔌🔋⚡🚗🏠🛣️🌞🌙",
    "Demo-Pass-2026",
  ])("accepts %s", (password) => {
    expect(weakness(password, "someone@example.com")).toBeNull();
  });
});
