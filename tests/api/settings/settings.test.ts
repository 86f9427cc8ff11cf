import { db } from "@/lib/db";
import { readSettings } from "@/lib/settings/service";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

const FIRST = {
  low_stock: 5,
  notify_emails: [],
  notify_orders: false,
  notify_low_stock: false,
  notify_messages: false,
  notify_reports: false,
  require_authenticator: false,
};

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(() => db().shopSettings.deleteMany());

const read = (token = admin.token) => request("/admin/settings", { token });
const save = (changes: object = {}, token = admin.token) =>
  request("/admin/settings", { method: "PUT", body: { ...FIRST, ...changes }, token });
const changes = async () => {
  const rows = await db().auditEntry.findMany({
    where: { subject: "shop-settings" },
    orderBy: { id: "asc" },
    select: { by: true, byId: true, action: true, detail: true },
  });
  return rows.map((row) => ({ ...row, ...(row.detail as { before: object; after: object }) }));
};

it("have defaults", async () => {
  expect(await read()).toMatchObject({ status: 200, body: FIRST });
  expect(await readSettings(db())).toEqual(FIRST);
});

it("are stored with unique lower-case addresses", async () => {
  const input = { low_stock: 12, notify_orders: true, notify_reports: true };
  const { status, body } = await save({
    ...input,
    notify_emails: [" Stock@Arklane.example", "stock@arklane.example", "owner@arklane.example"],
  });
  const stored = {
    ...FIRST,
    ...input,
    notify_emails: ["stock@arklane.example", "owner@arklane.example"],
  };
  expect(status).toBe(200);
  expect(body).toEqual({ ...stored, message: "Company settings saved." });
  expect((await read()).body).toEqual(stored);
});

it("are audited with the old values, without addresses", async () => {
  const known = (await changes()).length;
  await save({ low_stock: 8, notify_emails: ["stock@arklane.example"] });
  await save({ low_stock: 9, notify_emails: ["owner@arklane.example"] });
  const [first, second] = (await changes()).slice(known);
  expect(first).toMatchObject({
    by: "admin",
    byId: admin.userId,
    action: "shop_settings.changed",
    before: FIRST,
    after: { ...FIRST, low_stock: 8, notify_emails: ["s…@arklane.example"] },
  });
  expect(second).toMatchObject({
    before: { low_stock: 8, notify_emails: ["s…@arklane.example"] },
    after: { low_stock: 9, notify_emails: ["o…@arklane.example"] },
  });
});

it("are audited in sequence under concurrent changes", async () => {
  const known = (await changes()).length;
  await Promise.all([10, 20, 30].map((low_stock) => save({ low_stock })));
  const levels = (await changes())
    .slice(known)
    .map(({ before, after }) => [before, after].map((state) => (state as typeof FIRST).low_stock));
  let level = FIRST.low_stock;
  for (let left = levels.length; left > 0; left--) {
    const next = levels.find(([before]) => before === level);
    level = next?.[1] ?? Number.NaN;
  }
  expect((await read()).body.low_stock).toBe(level);
});

it.each([
  ["low_stock", { low_stock: -1 }],
  ["low_stock", { low_stock: 1001 }],
  ["low_stock", { low_stock: 2.5 }],
  ["low_stock", { low_stock: null }],
  ["low_stock", { low_stock: "5" }],
  ["notify_emails", { notify_emails: ["owner@arklane.example", "owner"] }],
  ["notify_emails", { notify_emails: "owner@arklane.example" }],
  ["notify_emails", { notify_emails: Array.from({ length: 21 }, (_, n) => `a${n}@x.example`) }],
  ["notify_orders", { notify_orders: "yes" }],
])("refuse %s in %j and change nothing", async (field, wrong) => {
  await save({ low_stock: 7 });
  const { status, body } = await save(wrong);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect((await read()).body).toEqual({ ...FIRST, low_stock: 7 });
});

it.each([0, 1000])("accept a level of %d", async (low_stock) => {
  expect((await save({ low_stock })).status).toBe(200);
});

it("name the invalid address", async () => {
  const { body } = await save({ notify_emails: ["owner@arklane.example", "stock at arklane"] });
  expect(body.message).toBe("Not an email address: stock at arklane");
});

it("refuse customers and guests", async () => {
  const { token } = await aCustomer();
  for (const [who, status] of [
    [token, 403],
    ["", 401],
  ] as const) {
    expect((await read(who)).status).toBe(status);
    expect((await save({ low_stock: 1 }, who)).status).toBe(status);
  }
  expect((await read()).body).toEqual(FIRST);
});
