import { lastWords } from "@/scripts/local/process/last-words";

const REQUEST =
  '{"level":50,"time":1,"call":"POST /products/add","err":{"message":"value is out of range"},"msg":"call failed: error"}';
const IN_USE = "Error: listen EADDRINUSE: address already in use 127.0.0.1:3000";
const HEAP = "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory";
const KILLED = "was killed by SIGKILL: by somebody, or by the system because memory ran out";

it.each([
  ["SIGKILL", { code: null, signal: "SIGKILL" }, REQUEST, KILLED],
  ["SIGKILL after a complaint", { code: null, signal: "SIGKILL" }, IN_USE, KILLED],
  ["SIGTERM", { code: null, signal: "SIGTERM" }, "", "was ended by SIGTERM from outside"],
  ["a crash", { code: 1, signal: null }, `ready\n${IN_USE}\n`, `ended unexpectedly (${IN_USE})`],
  ["a request's fault", { code: 1, signal: null }, REQUEST, "ended unexpectedly with code 1"],
  [
    "a crash after it",
    { code: 1, signal: null },
    `${IN_USE}\n${REQUEST}`,
    `ended unexpectedly (${IN_USE})`,
  ],
  [
    "an old error in the log",
    { code: 0, signal: null },
    `${IN_USE}\n${"fine\n".repeat(40)}`,
    "ended unexpectedly with code 0",
  ],
  ["a lack of memory", { code: null, signal: "SIGABRT" }, HEAP, `ended unexpectedly (${HEAP})`],
  ["a missing program", { code: null, signal: null }, "", "could not be started"],
] as const)("reports %s", (_what, ending, log, words) => {
  expect(lastWords(ending, log)).toBe(words);
});
