import { lockSeconds, secondFactorWords } from "@/lib/auth/rules";
import { provedUntil } from "@/lib/identity/proof-rules";
import { durationText } from "@/lib/limits/duration-text";

describe("lockSeconds", () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [8, 8],
    [9, 16],
    [10, 32],
    [11, 60],
    [12, 60],
    [5000, 60],
  ])("after %i wrong tries it is %i minutes", (tries, minutes) => {
    expect(lockSeconds(tries)).toBe(minutes * 60);
  });
});

describe("durationText", () => {
  it.each([
    [0, "1 second"],
    [1, "1 second"],
    [29.2, "30 seconds"],
    [59.5, "1 minute"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [3600, "60 minutes"],
    [7200, "2 hours"],
    [7201, "3 hours"],
  ])("writes %d s as %s", (seconds, words) => {
    expect(durationText(seconds)).toBe(words);
  });
});

it("only the enabled state contains the word enabled", () => {
  expect(secondFactorWords(true)).toContain("enabled");
  expect(secondFactorWords(false)).not.toContain("enabled");
});

describe("provedUntil", () => {
  const now = new Date("2026-11-28T08:10:00Z");
  const at = (time: string) => new Date(`2026-11-28T${time}Z`);

  it.each([
    ["never", null, null],
    ["just now", at("08:10:00"), at("08:20:00")],
    ["ten minutes ago, almost", at("08:00:01"), at("08:10:01")],
    ["ten minutes ago", at("08:00:00"), null],
  ])("handles a password entered %s", (_when, provedAt, until) => {
    expect(provedUntil(provedAt, now)).toEqual(until);
  });
});
