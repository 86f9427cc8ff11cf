import { onlineProblem } from "@/lib/online/rules";

const ABOVE =
  "Online payment is possible up to ₹5,00,000. We take more by bank transfer: please write to us or call.";
const FIVE_LAKH = 5_00_000_00;

it.each([
  [30, FIVE_LAKH, "Online payment is possible from ₹1."],
  [99, null, "Online payment is possible from ₹1."],
  [1_00, FIVE_LAKH, null],
  [5_00_000_00, FIVE_LAKH, null],
  [5_00_000_01, FIVE_LAKH, ABOVE],
  [18_49_999_00, FIVE_LAKH, ABOVE],
  [18_49_999_00, 20_00_000_00, null],
  [99_00_00_000_00, null, null],
])("%d paise with at most %p: %p", (total, max, problem) => {
  expect(onlineProblem(total, { max })).toBe(problem);
});
