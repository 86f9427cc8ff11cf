import {
  alertMail,
  orderCanceledMail,
  orderStatusMail,
  paymentReturnedMail,
  refundDoneMail,
} from "@/lib/mail/orders";

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

const mails = {
  status: orderStatusMail({ ...order, status: "Shipped", at }, site),
  canceled: orderCanceledMail({ ...order, refundPaise: 85_998_00, byShop: false }, site),
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
  it("says who to ask, as text and as HTML, and shouts at nobody", () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("+91 00000 00000");
      expect(part).toMatch(/https:\/\/shop\.example\/(order|admin)/);
    }
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject + mail.text).not.toContain("!");
  });
});

it("tells what has happened to which order", () => {
  expect(mails.status.subject).toBe("Order AK-2611-000482: Shipped");
  expect(mails.status.text).toContain("2 × AC03W 7.4 kW");
  expect(mails.canceled.text).toContain("₹85,998 goes back the way you paid");
  expect(mails.refunded.subject).toBe("₹85,998 refunded: order AK-2611-000482");
  expect(mails.refunded.text).toContain("Reference rfnd_AbCdEfGhIjKlMn");
  expect(mails.returned.text).toContain("sold out meanwhile");
});

it("promises no refund where nothing was paid, and says who canceled", () => {
  const { text } = orderCanceledMail({ ...order, refundPaise: 0, byShop: true }, site);
  expect(text).toContain("was canceled by us");
  expect(text).toContain("Nothing was paid for it");
  expect(text).not.toContain("in cash");
});

it("says what is still to be paid in cash, and that a parcel comes back", () => {
  const canceled = { ...order, refundPaise: 0, byShop: true, cashLeftPaise: 44_097_50 };
  const { text } = orderCanceledMail({ ...canceled, cameBack: true }, site);
  expect(text).toContain("could not be delivered and comes back to us, so it is canceled.");
  expect(text).toContain("₹44,097.50 is still to be paid in cash for the rest of this purchase.");
  const shipped = { ...order, status: "Shipped", at, cashPaise: 19_098_50 };
  expect(orderStatusMail(shipped, site).text).toContain(
    "Please keep ₹19,098.50 ready in cash for the driver.",
  );
  expect(mails.status.text).not.toContain("cash");
});
