import fs from "node:fs";
import path from "node:path";
import { contracts, isCall } from "@/lib/api-docs/calls";
import type { Call } from "@/lib/call/call";
import { failuresOf } from "@/lib/call/failures";
import { inputNames } from "@/tests/support/input-names";
import { reach, servedCalls, UNWRITTEN } from "@/tests/support/reach";

const root = path.join(__dirname, "../..");
const files = fs
  .readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => `lib/${file}`);

/** Where each call is served. */
const servedAt = new Map<unknown, string>();
const known = contracts.flatMap(({ exported }) =>
  Object.entries(exported).flatMap(([name, spec]) => (isCall(spec) ? [{ name, spec }] : [])),
);

beforeAll(async () => {
  for (const { contract, name, at } of servedCalls(files)) {
    const exported = (await import(path.join(root, contract))) as Record<string, unknown>;
    servedAt.set(exported[name], at);
  }
});

/** Code reachable from where a call is served. */
const reached = (spec: Call, isPassed: (file: string) => boolean) =>
  reach(servedAt.get(spec) ?? "", isPassed);

it("every call is served", () => {
  expect(known.filter(({ spec }) => !servedAt.has(spec)).map(({ name }) => name)).toEqual([]);
});

/**
 * Errors in code that a call can reach but that it never returns. The search is static, from function
 * to function: errors caught on the way or impossible here are listed with the reason.
 */
const NEVER_LEAVE: Record<string, string> = {
  ...never(
    "Its purchase is settled on the way: settle decides under the lock and refunds what cannot be held.",
    ["addOrder order_canceled", "createPayment order_canceled", "enterOrder order_canceled"],
    ["getOpenPurchase not_found", "getOpenPurchase conflict", "getOpenPurchase order_canceled"],
    ["getOpenPurchase out_of_stock", "getPurchaseStatus conflict", "verifyPayment not_found"],
    ["getPurchaseStatus order_canceled", "getPurchaseStatus out_of_stock"],
    ["verifyPayment order_canceled", "verifyPayment out_of_stock"],
  ),
  ...never("The product was added by the same transaction.", ["addProduct not_found"]),
  ...never(
    "The request has an address: only one without can lack it.",
    ["changeDelivery address_missing", "changeDeliveryByAdmin address_missing"],
    ["getDelivery address_missing", "getDeliveryByAdmin address_missing"],
  ),
  ...never("The examples of the documentation are made of every code.", [
    `openApiDocument ${UNWRITTEN}`,
  ]),
  ...never("A profile is shown without its picture then.", [
    "getProfile files_unavailable",
    "updateProfile files_unavailable",
  ]),
  ...never("Every reason gets the same refusal.", [
    "confirmPasswordReset code_expired",
    "confirmAdminPasswordReset code_expired",
  ]),
  ...never(
    "The refusal of one order is in the answer.",
    ["undoOrderStatuses not_found", "updateOrderStatuses not_found"],
    ["updateOrderStatuses order_canceled"],
  ),
};

const isBelowCalls = (file: string) =>
  /^lib\/(http|call|observe)\/|^lib\/(env|db|log)\.ts/.test(file);

it("a call declares every error that it can return", () => {
  const undeclared = known.flatMap(({ name, spec }) => {
    const declared = new Set<string>(failuresOf(spec));
    const { codes } = reached(spec, isBelowCalls);
    return [...codes].flatMap(([code, at]) => (declared.has(code) ? [] : [{ name, code, at }]));
  });
  const wrong = undeclared
    .filter(({ name, code }) => !NEVER_LEAVE[`${name} ${code}`])
    .map(
      ({ name, code, at }) =>
        `${name} can answer ${code} (${at}): write the code out and put it into its \`errors\`, or say in NEVER_LEAVE what catches it`,
    );
  expect(wrong).toEqual([]);
  const found = new Set(undeclared.map(({ name, code }) => `${name} ${code}`));
  expect(Object.keys(NEVER_LEAVE).filter((entry) => !found.has(entry))).toEqual([]);
});

/** Inputs accepted but not read, because existing clients send them. */
const UNREAD: Record<string, string> = {
  ...never("The server sets the price.", [
    "addOrder price",
    "enterOrder price",
    "previewOrder price",
    "createPayment price",
  ]),
  ...never("The server sets a new order's status.", ["addOrder orderstatus"]),
  ...never("The products are in the payment's purchase.", ["verifyPayment products"]),
};

/** Files that declare inputs, which does not count as reading them. */
const isSchema = (file: string) =>
  /(^|[/-])(contract|docs|fields|inputs|product-data)\.ts$/.test(file) &&
  !file.startsWith("lib/catalogue/products/fields/");

it("a call reads every input that it accepts", () => {
  const unread = known.flatMap(({ name, spec }) => {
    const { words } = reached(spec, (file) => isBelowCalls(file) || isSchema(file));
    return inputNames(spec.input)
      .filter((input) => !words.has(input))
      .map((input) => `${name} ${input}`);
  });
  const wrong = unread.filter((entry) => !UNREAD[entry]);
  expect(wrong.map((entry) => `${entry} is taken, and nothing reads it`)).toEqual([]);
  expect(Object.keys(UNREAD).filter((entry) => !unread.includes(entry))).toEqual([]);
});

function never(why: string, ...entries: string[][]): Record<string, string> {
  return Object.fromEntries(entries.flat().map((entry) => [entry, why]));
}

it("a call answers every error that it declares", () => {
  const unreached = known.flatMap(({ name, spec }) => {
    const { codes } = reached(spec, () => false);
    return spec.errors.filter((code) => !codes.has(code)).map((code) => `${name} ${code}`);
  });
  expect(unreached).toEqual([]);
});
