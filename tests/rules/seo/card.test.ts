import { cardTitle } from "@/lib/seo/card";

it.each([
  ["AC03W 7.4 kW", "AC03W 7.4 kW"],
  ["Charger “Zürich” – ₹42,999…", "Charger “Zürich” – ₹42,999…"],
  ["EV चार्जर 7.4 kW", "EV 7.4 kW"],
  ["Wallbox ⚡️ 22 kW", "Wallbox 22 kW"],
  ["Cafe\u0301", "Café"],
  ["घर का चार्जर", "Arklane"],
  ["⚡", "Arklane"],
])("titles the card of %p %p", (title, drawn) => {
  expect(cardTitle(title, "Arklane")).toBe(drawn);
});
