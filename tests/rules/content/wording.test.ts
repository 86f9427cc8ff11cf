import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Literal, literals } from "@/tests/support/texts/literals";

/** What CONTRIBUTING, "Words on screens", rules out, and what to write. */
const WORDING: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/(?<![-\w])e-mail/i, "email"],
  [/\b(gets?|sends?|by|in|this|another|no|an?) mail\b(?! server)/i, "email"],
  [/(?<![-\w/])sign(s|ed|ing)?[ -](in|out)\b(?!-)/i, "log in, log out; login only before a noun"],
  [/(?<![-\w/])log-(in|out)\b/i, "log in, log out"],
  [/\bcanceled\b(?![`_(])/, "cancelled"],
  [/\bkeep the exact amount/i, "have the exact amount ready"],
  [/\bwhere (the )?(car|vehicle)s? stands?\b/i, "where you park"],
  [/\bmust not be empty\b(?=.*field)|\bis a must\b/i, "required, optional"],
  [/\b(is|are|was|were) (written down|mended)\b/i, "recorded, corrected"],
  [/\bRs\.? ?\d|\bINR ?\d/, "₹ and the number"],
];

/** The specification fixes these. */
const FIXED = ["Order successfully canceled!", "already been canceled"];

const files = (...paths: string[]) =>
  execFileSync("git", ["ls-files", ...paths], { encoding: "utf8" })
    .trim()
    .split("\n");

const code = files("app", "components", "lib").filter((file) => /\.tsx?$/.test(file));
const content = files("content").filter((file) => /\.(ya?ml|md)$/.test(file));
const lines = (file: string): Literal[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }));

function wrongWords(file: string, texts: readonly Literal[]): string[] {
  return texts
    .filter(({ text }) => !FIXED.some((fixed) => text.includes(fixed)))
    .flatMap(({ line, text }) =>
      WORDING.filter(([wrong]) => wrong.test(text)).map(
        ([wrong, right]) => `${file}:${line} "${wrong.exec(text)?.[0]}": write ${right}.`,
      ),
    );
}

it("holds in every text of content", () => {
  expect(content.flatMap((file) => wrongWords(file, lines(file)))).toEqual([]);
});

it("holds in every text of the code", () => {
  expect(code.flatMap((file) => wrongWords(file, literals(readFileSync(file, "utf8"))))).toEqual(
    [],
  );
});

it("ends no heading in a full stop that is no sentence", () => {
  const fragment =
    /^\s*(- )?(title|heading|headline): "?(What|Who|Where|How|From|Why|When)\b.*\."?$/;
  const found = content.flatMap((file) =>
    lines(file)
      .filter(({ text }) => fragment.test(text))
      .map(({ text }) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["an e-mail", true],
  ["E-mail address", true],
  ["The customer gets a mail.", true],
  ["the mail server", false],
  ["Sign in to pay", true],
  ["x-pending-sign-in", false],
  ["Your order was canceled.", true],
  ["This order has already been canceled.", false],
  ["Tell us where the car stands.", true],
  ["Rs. 500", true],
])("judges %j", (text, isWrong) => {
  expect(wrongWords("file", [{ line: 1, text }]).length > 0).toBe(isWrong);
});
