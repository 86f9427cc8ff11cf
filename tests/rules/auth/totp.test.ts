import { newTotpSecret, pastCode, totpStep, totpUri } from "@/lib/auth/authenticator/totp";

/** "12345678901234567890" of RFC 6238, whose table has eight digits: an app shows the last six. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("totpStep", () => {
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_234_567_890, "005924", 41_152_263],
    [2_000_000_000, "279037", 66_666_666],
  ])("accepts the RFC 6238 code at second %i", (seconds, code, step) => {
    expect(totpStep(SECRET, code, { now: at(seconds), lastStep: null })).toBe(step);
  });

  it.each([
    ["half a minute early", 29, 1],
    ["half a minute late", 89, 1],
    ["a minute late", 120, null],
  ])("judges a code %s", (_when, seconds, step) => {
    expect(totpStep(SECRET, "287082", { now: at(seconds), lastStep: null })).toBe(step);
  });

  it.each([
    ["the same step", 1, null],
    ["a later one", 2, null],
    ["an earlier one", 0, 1],
  ])("judges a code after one of %s was used", (_what, lastStep, step) => {
    expect(totpStep(SECRET, "287082", { now: at(59), lastStep })).toBe(step);
  });

  it("refuses a wrong code", () => {
    expect(totpStep(SECRET, "287083", { now: at(59), lastStep: null })).toBeNull();
  });
});

it.each([
  [59, "used"],
  [89, "used"],
  [119, "expired"],
  [600, "expired"],
  [1200, "wrong"],
  [1, "used"],
])("classifies the code of second 59 at second %i as %s", (seconds, kind) => {
  expect(pastCode(SECRET, "287082", at(seconds))).toBe(kind);
});

it("a secret has 160 bits, and its URI names account and issuer", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = totpUri(secret, { label: "admin@example.com", issuer: "Arklane" });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Arklane:admin%40example\.com\?/);
  expect(uri).toContain(`secret=${secret}`);
});
