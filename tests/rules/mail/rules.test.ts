import { backOffMs, messageId } from "@/lib/mail/rules";

const MINUTE = 60_000;

describe("backOffMs", () => {
  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [9, 256],
    [10, 360],
    [12, 360],
  ])("waits after try %i for %i minutes", (tries, minutes) => {
    expect(backOffMs(tries)).toBe(minutes * MINUTE);
  });
});

describe("messageId", () => {
  it.each([
    ["Arklane <hello@arklane.example>", "<row-1@arklane.example>"],
    ["hello@arklane.example", "<row-1@arklane.example>"],
    ["Arklane", "<row-1@localhost>"],
  ])("of %s carries its domain", (from, id) => expect(messageId("row-1", from)).toBe(id));
});
