import { deliveryChangedMail, deliveryChangedNotice } from "@/lib/mail/letters/delivery";

const site = {
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 80 4719 2000", email: "hello@arklane.example" },
};
const data = {
  name: "Asha Menon",
  numbers: ["AK-2611-000482", "AK-2611-000483"],
  deliveryAddress: "7, Sea Face, Mumbai, Maharashtra 400002",
  phone: "+91 98765 43210",
  driverNote: "Gate 2 <west>",
  at: new Date("2026-11-28T05:12:00Z"),
};

it.each([
  [false, "was changed, as you asked, on 28 Nov 2026, 10:42 am."],
  [true, "was changed by us on 28 Nov 2026, 10:42 am."],
])("tells the customer what changed (by the shop: %s)", (byShop, words) => {
  const mail = deliveryChangedMail({ ...data, byShop }, site);
  expect(mail.subject).toBe("Delivery changed: orders AK-2611-000482, AK-2611-000483");
  expect(mail.text).toContain(
    `Asha, the delivery of orders AK-2611-000482, AK-2611-000483 ${words}`,
  );
  expect(mail.text).toContain("Deliver to: 7, Sea Face, Mumbai, Maharashtra 400002");
  expect(mail.text).toContain("The driver will call: +91 98765 43210");
  expect(mail.text).toContain("Note for the driver: Gate 2 <west>");
  expect(mail.html).toContain("Gate 2 &#60;west&#62;");
});

it("tells staff to reprint the slip, without personal data", () => {
  const notice = { numbers: ["AK-2611-000482"], orderId: "o1", byShop: false };
  const mail = deliveryChangedNotice(notice, site);
  expect(mail.subject).toBe("Delivery changed: order AK-2611-000482");
  expect(mail.text).toContain("The customer has changed the delivery of order AK-2611-000482.");
  expect(mail.text).toContain("https://shop.example/admin/orders/o1");
});

it.each([
  [[["2026-12-03", "2026-12-05"]], "It now arrives Thu 3 to Sat 5 December."],
  [
    [
      ["2026-12-03", "2026-12-05"],
      ["2026-12-03", "2026-12-05"],
    ],
    "All of it now arrives Thu 3 to Sat 5 December.",
  ],
  [
    [
      ["2026-12-03", "2026-12-05"],
      ["2026-12-21", "2026-12-23"],
    ],
    "Order AK-1 now arrives Mon 21 to Wed 23 December.",
  ],
])("says when the orders arrive at another PIN code", (spans, words) => {
  const arrivals = spans.map(([from = "", to = ""], index) => ({
    number: `AK-${index}`,
    from,
    to,
  }));
  const { text } = deliveryChangedMail({ ...data, byShop: false, arrivals }, site);
  expect(text).toContain(words);
});
