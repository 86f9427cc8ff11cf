import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { holdStock } from "@/lib/orders/purchase/stock";
import type { ShopSettings } from "@/lib/settings/contract";
import { noticeLowStock } from "@/lib/settings/low-stock";
import { request } from "@/tests/support/servers/http";
import { mailsTo } from "@/tests/support/servers/mailbox";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";

let admin: Person;
/** The settings' extra address, new for each test. */
let staffEmail: string;

beforeAll(allowPrograms);
beforeEach(async () => {
  admin = await anAdmin();
  staffEmail = `staff-${randomUUID()}@arklane.example`;
});
afterEach(() => db().shopSettings.deleteMany());

const set = (settings: Partial<ShopSettings>) =>
  request("/admin/settings", {
    method: "PUT",
    token: admin.token,
    body: {
      low_stock: 5,
      notify_emails: [staffEmail],
      notify_orders: false,
      notify_low_stock: false,
      notify_messages: false,
      notify_reports: false,
      ...settings,
    },
  });
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe("new orders", () => {
  const order = async (buyer: Person, products: { id: string }[]) => {
    const { body } = await request("/order/addorder", {
      token: buyer.token,
      body: {
        products: products.map(({ id }) => ({ productid: id, quantity: 2 })),
        paymentoption: "Cash",
      },
    });
    const orders = await db().order.findMany({
      where: { purchaseId: body.purchase_id },
      orderBy: { number: "asc" },
    });
    return orders.map(({ number }) => number);
  };

  it("are emailed once per purchase to administrators and the address, without personal data", async () => {
    await set({ notify_orders: true });
    const [one, two] = [
      await aProduct({ pricePaise: 10_000_00 }),
      await aProduct({ pricePaise: 5_000_00 }),
    ];
    const buyer = await aBuyer(one);
    const numbers = await order(buyer, [one, two]);
    expect(numbers).toHaveLength(2);
    const subject = `New orders ${numbers.join(", ")}`;
    expect(await subjects(staffEmail)).toEqual([subject]);
    expect(await subjects(admin.email)).toEqual([subject]);
    const [mail] = await mailsTo(staffEmail);
    expect(mail?.text).toContain("₹30,000, to be paid in cash on delivery.");
    expect(mail?.text).toContain(`2 × ${two.name}`);
    for (const personal of [buyer.name, buyer.email, "Lake View"]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(personal);
    }
  });

  it("are not emailed when off", async () => {
    await set({ notify_low_stock: true, notify_messages: true, notify_reports: true });
    const product = await aProduct({ quantity: 50 });
    expect(await order(await aBuyer(product), [product])).toHaveLength(1);
    expect(await subjects(staffEmail)).toEqual([]);
    expect(await subjects(admin.email)).toEqual([]);
  });

  it("are placed and emailed to the customer with or without settings", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    expect(await order(buyer, [product])).toHaveLength(1);
    expect(await subjects(buyer.email)).toHaveLength(1);
  });
});

describe("low stock", () => {
  const hold = async (lines: { product: { id: string; name: string }; quantity: number }[]) => {
    const purchaseId = await aPurchase();
    await db().$transaction((tx) =>
      holdStock(
        tx,
        purchaseId,
        lines.map(({ product, quantity }) => ({
          productId: product.id,
          name: product.name,
          quantity,
        })),
      ),
    );
  };

  it("is emailed when the stock falls below the level, once a day per product", async () => {
    await set({ notify_low_stock: true, low_stock: 5 });
    const product = await aProduct({ quantity: 8 });
    await hold([{ product, quantity: 2 }]);
    expect(await subjects(staffEmail)).toEqual([]);
    await hold([{ product, quantity: 1 }]);
    expect(await subjects(staffEmail)).toEqual([`Low on stock: ${product.name}`]);
    expect(await subjects(admin.email)).toEqual([`Low on stock: ${product.name}`]);
    await hold([{ product, quantity: 1 }]);
    await db().product.update({ where: { id: product.id }, data: { quantity: 6 } });
    await hold([{ product, quantity: 1 }]);
    expect(await subjects(staffEmail)).toHaveLength(1);
    expect((await mailsTo(staffEmail))[0]?.text).toContain("has 5 units left to sell");
  });

  it("is emailed for each product of a purchase that crosses the level", async () => {
    await set({ notify_low_stock: true, low_stock: 0 });
    const [soldOut, left] = [await aProduct({ quantity: 1 }), await aProduct({ quantity: 3 })];
    await hold([
      { product: left, quantity: 2 },
      { product: soldOut, quantity: 1 },
    ]);
    expect(await subjects(staffEmail)).toEqual([`Sold out: ${soldOut.name}`]);
  });

  it("is not emailed for a purchase that fails", async () => {
    await set({ notify_low_stock: true });
    const [first, second] = [await aProduct({ quantity: 6 }), await aProduct({ quantity: 1 })];
    const both = [
      { product: first, quantity: 1 },
      { product: second, quantity: 2 },
    ];
    await expect(hold(both)).rejects.toMatchObject({ code: "out_of_stock" });
    expect(await subjects(staffEmail)).toEqual([]);
  });

  it("queries and queues nothing while off", async () => {
    const change = { productId: randomUUID(), name: "AC03W", before: 9, after: 0 };
    await noticeLowStock(db(), [change]);
    expect(await db().outboxMail.count({ where: { subject: "Sold out: AC03W" } })).toBe(0);
  });

  it("is emailed once under concurrent purchases", async () => {
    await set({ notify_low_stock: true, low_stock: 5 });
    const product = await aProduct({ quantity: 12 });
    await Promise.all(Array.from({ length: 12 }, () => hold([{ product, quantity: 1 }])));
    expect(await subjects(staffEmail)).toEqual([`Low on stock: ${product.name}`]);
    const { quantity } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
    expect(quantity).toBe(0);
  });
});

describe("messages and demo requests", () => {
  const write = (email: string) =>
    request("/contact/contactus", {
      body: { firstname: "Asha", lastname: "Menon", email, message: `A question ${randomUUID()}` },
    });

  it("are emailed to staff with the sender as reply-to", async () => {
    await set({ notify_messages: true });
    const email = `asha-${randomUUID()}@example.com`;
    const { body } = await write(email);
    expect(await subjects(staffEmail)).toEqual([`Message ${body.reference}`]);
    const mail = await db().outboxMail.findFirstOrThrow({ where: { to: staffEmail } });
    expect(mail.replyTo).toBe(email);
    const demo = await request("/contact/demorequest", {
      body: { solution: "hrms", name: "Asha Menon", email },
    });
    expect((await subjects(staffEmail))[1]).toContain(demo.body.reference);
  });

  it("reach the company's address once, even if the settings repeat it", async () => {
    const { company } = await import("@/lib/content/company");
    await set({ notify_messages: true, notify_emails: [company.email] });
    const email = `asha-${randomUUID()}@example.com`;
    await write(email);
    expect(await db().outboxMail.count({ where: { replyTo: email, to: company.email } })).toBe(1);
  });

  it("go only to the company while off", async () => {
    await set({ notify_orders: true });
    await write(`asha-${randomUUID()}@example.com`);
    expect(await subjects(staffEmail)).toEqual([]);
  });
});

async function aPurchase(): Promise<string> {
  const { userId } = await aBuyer(await aProduct());
  const { id } = await db().purchase.create({
    data: {
      userId,
      state: "awaiting_payment",
      method: "online",
      totalPaise: 100,
      address: {},
      deliveryAddress: "x",
      wishHash: "0".repeat(64),
    },
    select: { id: true },
  });
  return id;
}
