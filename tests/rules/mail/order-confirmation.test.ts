import { type OrderConfirmation, orderConfirmation } from "@/lib/mail/letters/order-confirmation";

const data: OrderConfirmation = {
  name: "Asha Menon",
  orderNumbers: ["AK-2611-000482", "AK-2611-000483"],
  lines: [
    {
      name: "AC03W 7.4 kW",
      quantity: 2,
      unitPaise: 4_299_900,
      imageBase: "/media/chargers/ac03w-7k4",
      arrival: { from: "2026-12-03", to: "2026-12-08" },
    },
    { name: "AC02P 3.7 kW", quantity: 1, unitPaise: 2_199_950, imageBase: null, arrival: null },
  ],
  totalPaise: 10_799_750,
  feePaise: 0,
  deliveryAddress: "B-1204, Sector 62, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309",
  payment: "UPI",
  placedAt: new Date("2026-11-27T16:28:00Z"),
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 00000 00000", email: "hello@arklane.example" },
};

describe("orderConfirmation", () => {
  it("states the same facts in text and HTML", () => {
    const { text, html } = orderConfirmation(data);
    for (const part of [text, html]) {
      for (const number of data.orderNumbers) expect(part).toContain(number);
      expect(part).toContain("Thank you, Asha.");
      expect(part).toContain("Your orders are placed.");
      expect(part).toContain("paid by UPI on 27 Nov 2026, 9:58 pm.");
      expect(part).toContain("2 × ₹42,999");
      expect(part).toContain("₹85,998");
      expect(part).toContain("₹21,999.50");
      expect(part).toContain("₹1,07,997.50");
      expect(part).toContain(data.deliveryAddress);
      expect(part).toContain("https://shop.example/order");
      expect(part).toContain("+91 00000 00000");
    }
    expect(text).not.toMatch(/[<>]/);
    expect(text + html).not.toContain("Cash fee");
  });

  it("says when each product arrives", () => {
    const { text, html } = orderConfirmation(data);
    expect(text).toContain("2 × ₹42,999 = ₹85,998\nArrives Thu 3 to Tue 8 December\n");
    expect(html.match(/Arrives Thu 3 to Tue 8 December/g)).toHaveLength(1);
  });

  it("names the cash fee in the total", () => {
    const { text, html } = orderConfirmation({ ...data, payment: "Cash", feePaise: 5_000 });
    expect(text).toContain("Cash fee: ₹50");
    expect(html).toMatch(/Cash fee<\/td><td[^>]*>₹50</);
  });

  it("uses the singular for one order", () => {
    const one = orderConfirmation({ ...data, orderNumbers: ["AK-2611-000482"] });
    expect(one.subject).toBe("Order AK-2611-000482 is placed");
    expect(one.text).toContain("Your order is placed.");
    expect(orderConfirmation(data).subject).toBe(
      "Orders AK-2611-000482, AK-2611-000483 are placed",
    );
  });

  it("states that cash is still to be paid", () => {
    expect(orderConfirmation({ ...data, payment: "Cash" }).text).toContain(
      "to be paid in cash on delivery",
    );
  });

  it("links pictures by absolute URLs and omits missing ones", () => {
    const { html } = orderConfirmation(data);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('src="https://shop.example/media/chargers/ac03w-7k4-144.jpg"');
  });

  it("escapes typed texts", () => {
    const evil = `<img src=x onerror="alert(1)">`;
    const { html } = orderConfirmation({
      ...data,
      name: `${evil} X`,
      deliveryAddress: evil,
      orderNumbers: [evil],
      lines: [{ name: evil, quantity: 1, unitPaise: 100, imageBase: `/m/"${evil}`, arrival: null }],
      company: { ...data.company, brand: evil },
    });
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain('onerror="');
  });
});
