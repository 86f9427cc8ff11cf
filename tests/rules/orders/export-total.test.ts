import { totalOf } from "@/lib/orders/export/export-total";

const HEADS = ["Order", "Entry", "Quantity", "Unit price (₹)", "Amount (₹)", "GST rate (%)"];

it("sums amounts to the paisa over any number of rows", () => {
  const total = totalOf(HEADS);
  for (let batch = 0; batch < 100; batch += 1) {
    total.add([
      ["AK-2611-000482", "Order", 2, 0.1, 0.1, 5],
      ["AK-2611-000482", "Refund", "", "", -0.03, ""],
      ["AK-2611-000483", "Order", 1, 1_99_999.99, 1_99_999.99, 18],
    ]);
  }
  expect(total.row()).toEqual(["Total", "", 300, "", 2_00_00_006, ""]);
});

it("is zero without sales", () => {
  expect(totalOf(HEADS).row()).toEqual(["Total", "", 0, "", 0, ""]);
});
