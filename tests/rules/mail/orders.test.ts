import { lateOrderMail } from "@/lib/mail/letters/late";
import {
  alertMail,
  orderCanceledMail,
  orderStatusMail,
  paymentReturnedMail,
  refundDoneMail,
} from "@/lib/mail/letters/orders";
import { partRefundMail } from "@/lib/mail/letters/refunds";
import { taxInvoiceMail } from "@/lib/mail/letters/tax-invoice";
import { trackingMail } from "@/lib/mail/letters/tracking";

const site = {
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 00000 00000", email: "hello@arklane.example" },
};
const at = new Date("2026-11-27T16:28:00Z");
const order = {
  name: "Asha Menon",
  number: "AK-2611-000482",
  product: "AC03W 7.4 kW",
  quantity: 2,
};
const part = { amountPaise: 2_000_50, reason: "The housing was scratched." };

const mails = {
  status: orderStatusMail({ ...order, status: "Shipped", at }, site),
  late: lateOrderMail({ ...order, promisedTo: "2026-12-08", mayCancel: true, isPaid: true }, site),
  tracking: trackingMail(
    {
      ...order,
      tracking: { carrier_name: "Raj & Sons", number: "LR-77120", url: "https://x.example/?a=1&b" },
      isChanged: true,
    },
    site,
  ),
  canceled: orderCanceledMail(
    { ...order, refundPaise: 85_998_00, wasPaid: true, byShop: false },
    site,
  ),
  part: partRefundMail({ ...order, ...part, way: "payment", units: 1, goods: "coming" }, site),
  returned: paymentReturnedMail(
    { name: order.name, amountPaise: 85_998_00, reason: "out_of_stock" },
    site,
  ),
  refunded: refundDoneMail(
    { ...order, amountPaise: 85_998_00, at, reference: "rfnd_AbCdEfGhIjKlMn" },
    site,
  ),
  alert: alertMail({ title: "A refund has failed", facts: ["₹85,998 for order AK-1."] }, site),
};

describe.each(Object.entries(mails))("the %s mail", (_name, mail) => {
  it("has the contact details in text and HTML and no exclamation mark", () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("+91 00000 00000");
      expect(part).toMatch(/https:\/\/shop\.example\/(order|admin)/);
    }
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject + mail.text).not.toContain("!");
  });
});

it("names the order and what happened to it", () => {
  expect(mails.status.subject).toBe("Order AK-2611-000482: Shipped");
  expect(mails.status.text).toContain("2 × AC03W 7.4 kW");
  expect(mails.canceled.text).toContain("₹85,998 goes back the way you paid");
  expect(mails.refunded.subject).toBe("₹85,998 refunded: order AK-2611-000482");
  expect(mails.refunded.text).toContain("Reference rfnd_AbCdEfGhIjKlMn");
  expect(mails.returned.text).toContain("sold out since");
});

it("states the tracking number and links to the carrier", () => {
  const { text, html } = mails.tracking;
  expect(text).toContain("now goes with Raj & Sons, tracking number LR-77120.");
  expect(text).toContain("we gave you before is no longer valid");
  expect(text).toContain("Track it at Raj & Sons: https://x.example/?a=1&b");
  expect(html).toContain('href="https://x.example/?a=1&#38;b"');
  const first = trackingMail(
    {
      ...order,
      tracking: { carrier_name: "Own van", number: "1234", url: null },
      isChanged: false,
    },
    site,
  );
  expect(first.text).toContain("goes with Own van, tracking number 1234.");
  expect(first.text).not.toMatch(/before|Track it at/);
});

it("promises no refund for an unpaid order and names who cancelled", () => {
  const { text } = orderCanceledMail(
    { ...order, refundPaise: 0, wasPaid: false, byShop: true, parcel: "refuse" },
    site,
  );
  expect(text).toContain("was cancelled by us");
  expect(text).toContain("Nothing was paid for it");
  expect(text).not.toContain("in cash");
  expect(text).toContain("please do not accept it");
});

it("states the cash still due and that an undelivered parcel comes back", () => {
  const canceled = {
    ...order,
    refundPaise: 0,
    byShop: true,
    wasPaid: false,
    cashLeftPaise: 44_097_50,
  };
  const { text } = orderCanceledMail({ ...canceled, parcel: "undelivered" }, site);
  expect(text).toContain("could not be delivered and comes back to us, so it is cancelled.");
  expect(text).toContain("₹44,097.50 is still to be paid in cash for the rest of this purchase.");
  const shipped = { ...order, status: "Shipped", at, cashPaise: 19_098_50 };
  expect(orderStatusMail(shipped, site).text).toContain(
    "Please keep ₹19,098.50 ready in cash for the driver.",
  );
  expect(mails.status.text).not.toContain("cash");
});

it.each([
  [undefined, "was cancelled by us.", []],
  ["refuse", "was cancelled by us.", ["please do not accept it"]],
  ["keep", "was cancelled by us.", ["You keep what was sent to you."]],
  ["undelivered", "could not be delivered and comes back to us, so it is cancelled.", []],
  ["back", "could not be delivered and has come back to us, so it is cancelled.", []],
] as const)(
  "tells what to do with the parcel of a cancelled order (%s)",
  (parcel, why, sentences) => {
    const canceled = { ...order, refundPaise: 0, wasPaid: false, byShop: true, parcel };
    const { text } = orderCanceledMail(canceled, site);
    expect(text).toContain(why);
    const all = ["please do not accept it", "You keep what was sent to you."];
    expect(all.filter((words) => text.includes(words))).toEqual(sentences);
  },
);

it("states when the payment was refunded before", () => {
  const data = { ...order, refundPaise: 0, wasPaid: true, byShop: true };
  const { text } = orderCanceledMail(data, site);
  expect(text).toContain("What you paid for it has already been refunded.");
});

it.each([
  ["payment", "₹2,000.50 goes back to you", "goes back the way you paid"],
  ["transfer", "₹2,000.50 goes back to you", "we send ₹2,000.50 by bank transfer"],
  ["not_collected", "₹2,000.50 less to pay", "You pay ₹2,000.50 less in cash"],
] as const)("states a part refund by %s with its reason", (way, subject, money) => {
  const mail = partRefundMail({ ...order, ...part, way, units: 0, goods: "stays" }, site);
  expect(mail.subject).toBe(`Order AK-2611-000482: ${subject}`);
  expect(mail.text).toContain(money);
  expect(mail.text).toContain("Reason: The housing was scratched.");
});

it.each([
  [1, "stays", "You keep the unit."],
  [2, "stays", "You keep the 2 units."],
  [1, "coming", "The unit that this is for comes back to us."],
  [2, "coming", "The 2 units that this is for come back to us."],
] as const)("states what becomes of the units (%i, %s)", (units, goods, words) => {
  const mail = partRefundMail({ ...order, ...part, way: "payment", units, goods }, site);
  expect(mail.text).toContain(words);
});

it("names the refund of a second payment", () => {
  const data = { ...order, amountPaise: 1, at, reference: null, number: undefined };
  expect(refundDoneMail({ ...data, isSecondPayment: true }, site).text).toContain(
    "the refund of your second payment was made",
  );
});

describe("when an order arrives", () => {
  const promise = { dispatchBy: "2026-12-02", from: "2026-12-03", to: "2026-12-08" };
  const text = (status: string, today: string) =>
    orderStatusMail({ ...order, status, at, promise: { ...promise, today } }, site).text;

  it.each([
    [
      "Accepted",
      "2026-11-30",
      "It leaves our warehouse by Wed 2 December and arrives Thu 3 to Tue 8 December.",
    ],
    ["Processing", "2026-12-08", "arrives Thu 3 to Tue 8 December."],
    ["Shipped", "2026-12-02", "It arrives Thu 3 to Tue 8 December."],
    ["Shipped", "2026-12-09", "It is late: we had promised it by Tue 8 December. We are sorry."],
    ["Accepted", "2026-12-09", "We are sorry. You may cancel it free of charge until it ships."],
  ])("is said in the email about %s on %s", (status, today, words) => {
    expect(text(status, today)).toContain(words);
  });

  it("is not said of a delivered order", () => {
    expect(text("Delivered", "2026-12-09")).not.toMatch(/December/);
  });
});

describe("the email about a late order", () => {
  const late = (how: { mayCancel: boolean; isPaid: boolean }) =>
    lateOrderMail({ ...order, promisedTo: "2026-12-08", ...how }, site).text;

  it.each([
    [true, true, /choose Cancel order in Order History\./, /goes back in full, usually within 5/],
    [true, false, /choose Cancel order in Order History\./, /You have paid nothing for it/],
    [false, true, /call us or email us, and we will cancel it/, /goes back in full/],
  ])("cancels by oneself: %s, paid: %s", (mayCancel, isPaid, way, money) => {
    const text = late({ mayCancel, isPaid });
    expect(text).toContain("we promised order AK-2611-000482 by Tue 8 December, and");
    expect(text).toMatch(way);
    expect(text).toMatch(money);
  });
});

it("names every order of a late tax invoice, and opens the first", () => {
  const data = { name: order.name, number: "AK/2627/000123" };
  const one = taxInvoiceMail({ ...data, orders: ["AK-2611-000482"] }, site);
  expect(one.subject).toBe("Your tax invoice AK/2627/000123 is ready");
  expect(one.text).toContain("for order AK-2611-000482 is ready");
  const two = taxInvoiceMail({ ...data, orders: ["AK-2611-000482", "AK-2611-000483"] }, site);
  expect(two.text).toContain("for orders AK-2611-000482, AK-2611-000483 is ready");
  expect(two.text).toContain("https://shop.example/order/AK-2611-000482");
});
