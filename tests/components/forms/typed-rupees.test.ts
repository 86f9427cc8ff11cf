import { cashInput, rupeesTyped, unreadable } from "@/components/forms/typed-rupees";

test.each([
  ["", null],
  [undefined, null],
  ["  ", null],
  ["5000", 5000],
  ["₹ 1,50,000.50", 150000.5],
  ["42,999/-", 42_999],
  ["Rs. 42,999 /-", 42_999],
  ["0", 0],
  ["-5", -5],
  // The call refuses these with its own message.
  ["1.234", 1.234],
])("rupeesTyped of %j is %p", (text, rupees) => {
  expect(rupeesTyped(text)).toBe(rupees);
});

test.each(["abc", "1.0000000000000000001", "1e5", "5-", "1.", "٥", "42999,50", "/-"])(
  "rupeesTyped refuses %j",
  (text) => {
    expect(rupeesTyped(text)).toBeNaN();
  },
);

test("an unreadable amount is reported under its field", () => {
  const form = new FormData();
  form.set("min", "five");
  form.set("max", "");
  form.set("one_open_per_phone", "on");
  const input = cashInput(form);
  expect(input).toEqual({
    min: Number.NaN,
    max: null,
    fee: 0,
    one_open_per_phone: true,
    verified_only: false,
  });
  expect(unreadable(input)).toEqual({ min: ["Enter an amount, such as 5,000."] });
  expect(unreadable({ ...input, min: null })).toBeUndefined();
});
