import { JOBS } from "@/lib/boot/jobs";
import { addDays, formatDay } from "@/lib/calendar";
import { dayCode, dayColumn } from "@/lib/dates";
import { db } from "@/lib/db";
import { tellOfLateOrders } from "@/lib/orders/delivery/late";
import { forEachDelivery, PLACE } from "@/tests/support/shop/delivery";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";

const { at, change } = forEachDelivery();

/** Long before what the other orders of this file are promised for. */
const LAST_DAY = "2020-12-08";
const dayAfter = new Date("2020-12-09T00:00:00+05:30");
const promise = (day: string | null) => {
  const column = day && dayColumn(day);
  return { dispatchBy: column, promisedFrom: column, promisedTo: column };
};
const set = (data: object, id: string = at.ids[0]) =>
  db().order.update({ where: { id }, data, select: { id: true } });
const run = (now = dayAfter) => tellOfLateOrders(50, now);
const letters = () =>
  db().outboxMail.findMany({ where: { to: at.buyer.email, subject: { endsWith: "is late" } } });

beforeEach(() => set(promise(LAST_DAY)));

describe("the email about a late order", () => {
  it.each([
    ["in the last minute of the promised day", "2020-12-08T23:59:59.999+05:30", 0],
    ["when it is over in India, though not in London", "2020-12-09T00:00:00+05:30", 1],
  ])("%s", async (_when, now, count) => {
    await run(new Date(now));
    expect(await letters()).toHaveLength(count);
  });

  it("says what was promised, what comes next and how to cancel", async () => {
    await run();
    const [{ text = "", subject = "" } = {}] = await letters();
    const { number } = await db().order.findUniqueOrThrow({ where: { id: at.ids[0] } });
    expect(subject).toBe(`Order ${number} is late`);
    expect(text).toContain(`we promised order ${number} by ${formatDay(LAST_DAY)}, and`);
    expect(text).toContain("we will email you as soon as it ships");
    expect(text).toContain("choose Cancel order in Order History.");
    expect(text).toContain("You have paid nothing for it");
  });

  it("says to call us once the office has begun", async () => {
    await setStatus(at.admin, at.ids[0], "Processing");
    await run();
    expect((await letters())[0]?.text).toContain("call us or email us, and we will cancel it");
  });

  it("goes out once, however often and by how many processes the job runs", async () => {
    await Promise.all([run(), run(), run()]);
    await run(new Date("2020-12-20T12:00:00+05:30"));
    expect(await letters()).toHaveLength(1);
  });

  it("takes as many orders as it is told, and the rest in the next run", async () => {
    await set(promise(LAST_DAY), at.ids[1]);
    expect(await tellOfLateOrders(1, dayAfter)).toBe(1);
    expect(await tellOfLateOrders(1, dayAfter)).toBe(1);
    expect(await tellOfLateOrders(1, dayAfter)).toBe(0);
    expect(await letters()).toHaveLength(2);
  });

  it("goes out again for another promise that is not kept", async () => {
    await run();
    await set(promise("2020-12-15"));
    await run(new Date("2020-12-15T12:00:00+05:30"));
    expect(await letters()).toHaveLength(1);
    await run(new Date("2020-12-16T12:00:00+05:30"));
    expect(await letters()).toHaveLength(2);
  });

  it("awaits the new promise of an order that goes elsewhere", async () => {
    await change({ address: PLACE });
    await run();
    expect(await letters()).toEqual([]);
  });

  it.each([
    ["is on its way", { status: "Shipped" }],
    ["is delivered", { status: "Delivered" }],
    ["is canceled", { status: "canceled", cash: "not_delivered" }],
    ["was placed before promises were stored", promise(null)],
  ])("does not go out for an order that %s", async (_what, data) => {
    await set(data);
    await run();
    expect(await letters()).toEqual([]);
  });

  it("is queued by the daily job", async () => {
    const [id] = (await placeCash(at.buyer, [at.products[1]])) as [string];
    await set(promise(addDays(dayCode(new Date()), -1)), id);
    await JOBS.late.run();
    await JOBS.late.run();
    expect(await letters()).toHaveLength(2);
  });
});
