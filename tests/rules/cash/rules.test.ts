import { CashSettings, FIRST_CASH_SETTINGS, updateCashSettings } from "@/lib/cash/contract";
import { cashProblem, mayPayCash, UNVERIFIED } from "@/lib/cash/rules";

const allowed = { name: "AC03W 7.4 kW", cashAllowed: true };
const refused = { name: "DC04W 30 kW", cashAllowed: false };
const LAW = "You can pay in cash below ₹2,00,000: the law allows no more cash in one purchase.";
const LAW_WITH_FEE =
  "You can pay in cash below ₹2,00,000, the cash fee included: the law allows no more cash in one purchase.";

test.each([
  [0, true],
  [1_99_999_99, true],
  [2_00_000_00, false],
  [5_00_000_00, false],
])("mayPayCash of %i paise is %p", (paise, may) => {
  expect(mayPayCash(paise)).toBe(may);
});

describe("cashProblem", () => {
  test.each([
    ["no limits set", 42_999_00, {}, [allowed], null],
    ["just below the law's limit", 1_99_999_99, {}, [allowed], null],
    ["at the law's limit", 2_00_000_00, {}, [allowed], LAW],
    ["over the law's limit by the fee alone", 1_99_950_00, { fee: 50_00 }, [allowed], LAW_WITH_FEE],
    ["just below the law's limit with the fee", 1_99_949_99, { fee: 50_00 }, [allowed], null],
    [
      "below the smallest",
      999_99,
      { min: 1_000_00 },
      [allowed],
      "You can pay in cash from ₹1,000.",
    ],
    ["the smallest", 1_000_00, { min: 1_000_00 }, [allowed], null],
    [
      "below the smallest without the fee",
      950_00,
      { min: 1_000_00, fee: 60_00 },
      [allowed],
      "You can pay in cash from ₹1,000.",
    ],
    ["the largest", 50_000_00, { max: 50_000_00 }, [allowed], null],
    [
      "above the largest",
      50_000_01,
      { max: 50_000_00 },
      [allowed],
      "You can pay in cash up to ₹50,000.",
    ],
    [
      "a product that cannot be paid in cash",
      42_999_00,
      {},
      [allowed, refused],
      "DC04W 30 kW cannot be paid in cash.",
    ],
    [
      "two products that cannot be paid in cash",
      42_999_00,
      {},
      [refused, { ...refused, name: "X" }],
      "DC04W 30 kW and X cannot be paid in cash.",
    ],
    ["the law's limit before other problems", 3_00_000_00, { max: 1_00_00 }, [refused], LAW],
  ])("%s", (_what, totalPaise, settings, lines, words) => {
    const question = { totalPaise, lines, settings: { ...FIRST_CASH_SETTINGS, ...settings } };
    expect(cashProblem(question)).toBe(words);
  });
});

describe("the daily cash limit of one person", () => {
  test.each([
    ["leaves room below the law's limit", 1_00_000_00, 99_999_99, 0, true],
    ["is reached together with this order", 1_00_000_00, 1_00_000_00, 0, false],
    ["is reached by the fee alone", 1_00_000_00, 99_950_00, 50_00, false],
    ["starts at nothing", 0, 1_99_999_99, 0, true],
  ])("%s", (_what, dayPaise, totalPaise, fee, passes) => {
    const question = { totalPaise, lines: [allowed], settings: { ...FIRST_CASH_SETTINGS, fee } };
    expect(cashProblem({ ...question, dayPaise })).toBe(
      passes
        ? null
        : "With the other cash orders for you or your phone number this comes to ₹2,00,000 or more: the law allows less from one person in a day.",
    );
  });
});

test("a new shop accepts cash from verified customers, one order per phone number", () => {
  expect(FIRST_CASH_SETTINGS).toMatchObject({ one_open_per_phone: true, verified_only: true });
  const question = { totalPaise: 42_999_00, lines: [allowed], settings: FIRST_CASH_SETTINGS };
  expect(cashProblem({ ...question, isVerified: true })).toBeNull();
  expect(cashProblem({ ...question, isVerified: false })).toBe(UNVERIFIED);
  // A guest signs in first.
  expect(cashProblem(question)).toBeNull();
});

describe("updateCashSettings", () => {
  const off = { min: null, max: null, fee: 0, one_open_per_phone: false, verified_only: false };

  test("decodes rupees to paise", () => {
    const settings = { ...off, min: 499.5, fee: 49 };
    expect(CashSettings.parse(settings)).toMatchObject({ min: 499_50, fee: 49_00 });
  });

  test.each([
    ["min", { min: 0 }, "Enter an amount above ₹0, or leave it empty."],
    ["min", { min: -5 }, "Enter an amount above ₹0, or leave it empty."],
    ["max", { max: 200_000 }, "Enter an amount below ₹2,00,000: the law allows no more cash."],
    ["max", { min: 500, max: 499 }, "The smallest purchase is above the largest."],
    ["fee", { fee: -1 }, "A fee is not below ₹0."],
    ["fee", { fee: 30_000_000 }, "Enter an amount below ₹2,00,000: the law allows no more cash."],
  ])("refuses the %s of %j with a message", (field, changes, words) => {
    const result = updateCashSettings.input.safeParse({ ...off, ...changes });
    expect(result.error?.issues).toMatchObject([{ path: [field], message: words }]);
  });
});
