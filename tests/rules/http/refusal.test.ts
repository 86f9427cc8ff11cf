import type { z } from "zod";
import { updateAddress, updateProfile } from "@/lib/accounts/contract";
import { calls } from "@/lib/api-docs/calls";
import { refusal } from "@/lib/call/refusal";

const WRONG: [string, unknown][] = [
  ["a number", 12],
  ["a fraction", -0.5],
  ["null", null],
  ["an array", [12, {}]],
  ["an object", { a: 1 }],
  ["true", true],
  ["nothing", undefined],
  ["a long text", "x".repeat(20_000)],
  ["an empty text", ""],
];
/** zod's default messages, which mean nothing to a person. */
const ZOD = /^(invalid|expected|unrecognized|too (big|small))|, received|NaN|undefined|\[object/i;

function shapeOf(input: z.ZodType): string[] {
  return "shape" in input ? Object.keys(input.shape as object) : [];
}

function wordsFor(input: z.ZodType, value: unknown): string[] {
  const parsed = input.safeParse(value, { error: refusal });
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

it.each(WRONG)(
  "refuses %s with a readable message in every field of every call",
  (_what, value) => {
    const unworded = calls.flatMap(({ input, method, path }) => {
      const fields = shapeOf(input);
      const bodies = [Object.fromEntries(fields.map((field) => [field, value]))];
      return bodies
        .flatMap((body) => wordsFor(input, body))
        .filter((words) => words === "" || ZOD.test(words))
        .map((words) => `${method} ${path}: ${words}`);
    });
    expect(unworded).toEqual([]);
  },
);

it.each([
  [updateProfile, { phone_number: "12345" }, /^Enter a 10-digit Indian mobile number/],
  [updateProfile, { phone_number: 12345 }, /^Enter a 10-digit Indian mobile number/],
  [updateAddress, { type: "Home", landmark: "x".repeat(121) }, /^The landmark has at most 120/],
  [updateAddress, { type: "Home", po_ps: "x".repeat(61) }, /^The post office or police station/],
])("an edit explains an invalid field as an addition does", (spec, body, words) => {
  expect(wordsFor(spec.input, body)).toEqual([expect.stringMatching(words)]);
});
