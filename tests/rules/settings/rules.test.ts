import { lowStockMail, newOrderMail } from "@/lib/mail/letters/staff";
import { isNewlyLow } from "@/lib/settings/rules";

it.each([
  [6, 5, 5, true],
  [9, 0, 5, true],
  [6, 6, 5, false],
  [5, 4, 5, false],
  [4, 6, 5, false],
  [1, 0, 0, true],
  [0, 0, 0, false],
])("a move from %d to %d units at a level of %d is newly low: %p", (before, after, level, is) => {
  expect(isNewlyLow({ before, after }, level)).toBe(is);
});

describe("the emails to staff", () => {
  const company = { brand: "Arklane", phone: "+91 80 0000 0000", email: "hello@arklane.example" };
  const site = { appOrigin: "https://shop.example", company };

  it("list the new orders, their amounts and payment methods", () => {
    const purchase = {
      numbers: ["AK-2611-000001", "AK-2611-000002"],
      lines: [
        { name: "AC03W 7.4 kW", quantity: 2 },
        { name: "AC02P 3.7 kW", quantity: 1 },
      ],
      totalPaise: 1_07_997_00,
      isCash: false,
    };
    const { subject, text, html } = newOrderMail(purchase, site);
    expect(subject).toBe("New orders AK-2611-000001, AK-2611-000002");
    expect(text).toContain("₹1,07,997, paid online.");
    expect(text).toContain("2 × AC03W 7.4 kW\n\n1 × AC02P 3.7 kW");
    expect(html).toContain("https://shop.example/admin/orders");
    const one = { ...purchase, numbers: ["AK-2611-000001"], isCash: true };
    expect(newOrderMail(one, site)).toMatchObject({
      subject: "New order AK-2611-000001",
      text: expect.stringContaining("to be paid in cash on delivery"),
    });
  });

  it.each([
    [0, "Sold out: AC03W", "AC03W is sold out."],
    [1, "Low on stock: AC03W", "AC03W has 1 unit left to sell."],
    [4, "Low on stock: AC03W", "AC03W has 4 units left to sell."],
  ])("state that %d units are left", (left, subject, lead) => {
    const mail = lowStockMail({ productId: "p1", name: "AC03W", left, level: 5 }, site);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(lead);
    expect(mail.text).toContain("https://shop.example/admin/product/view/p1");
  });
});
