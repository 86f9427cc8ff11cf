import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { cleanUpFaults } from "@/lib/faults/cleanup";
import { aBoughtCharger, type Bought, ISSUE, reportFault } from "@/tests/support/samples/fault";
import { request } from "@/tests/support/servers/http";
import { subjectsTo } from "@/tests/support/servers/mailbox";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  PASSWORD,
  type Person,
} from "@/tests/support/shop/builders";

let buyer: Bought;
let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(async () => {
  buyer = await aBoughtCharger();
});

const ownReports = (person: Person, query = "") =>
  request(`/reports${query}`, { token: person.token });
const another = (n: number) => ({ issue: `${ISSUE} Number ${n}.` });

describe("POST /reports", () => {
  it("stores the fault, returns its reference and emails the customer", async () => {
    const { status, body } = await reportFault(buyer, { serial: " SN-42 " });
    expect(status).toBe(200);
    expect(body.report).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^R-\d{6}$/),
      order_id: buyer.orderId,
      order_number: buyer.orderNumber,
      charger: buyer.charger,
      serial: "SN-42",
      location: "Basement, bay 12",
      issue: ISSUE,
      state: "open",
      created_at: expect.any(String),
      done_at: null,
    });
    expect(body.message).toBe(`Your report ${body.report.reference} is with us.`);
    expect(await subjectsTo(buyer.email)).toContain(`We have your report ${body.report.reference}`);
  });

  it("stores one report for a repeated request", async () => {
    const [first, second] = await Promise.all([reportFault(buyer), reportFault(buyer)]);
    expect(first.body.report.reference).toBe(second.body.report.reference);
    expect((await ownReports(buyer)).body.reports).toHaveLength(1);
  });

  it("stores the same fault of two chargers of one order", async () => {
    const issue = "Does not start.";
    const first = await reportFault(buyer, { issue, serial: "SN-100", location: "Gate A" });
    const second = await reportFault(buyer, { issue, serial: "SN-200", location: "Gate B" });
    expect(second.body.report).toMatchObject({ serial: "SN-200", location: "Gate B" });
    expect(second.body.report.reference).not.toBe(first.body.report.reference);
    expect((await ownReports(buyer)).body.reports).toHaveLength(2);
  });

  it.each([
    ["serial", { serial: "SN-101" }],
    ["no serial", { serial: null }],
    ["place", { location: "Gate B" }],
    ["words", { issue: `${ISSUE} It beeps.` }],
  ])("treats a corrected %s as another report", async (_what, changes) => {
    const first = await reportFault(buyer, { serial: "SN-100" });
    const second = await reportFault(buyer, { serial: "SN-100", ...changes });
    expect(second.body.report).toMatchObject(changes);
    expect(second.body.report.reference).not.toBe(first.body.report.reference);
  });

  it("accepts three open reports, and another once one is done", async () => {
    const [first] = await Promise.all([1, 2, 3].map((n) => reportFault(buyer, another(n))));
    expect(await reportFault(buyer, another(4))).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringMatching(/^3 reports of this order/) },
    });
    const path = `/admin/charger-reports/${first?.body.report.id}`;
    await request(path, { method: "PATCH", body: { state: "done" }, token: admin.token });
    expect((await reportFault(buyer, another(4))).status).toBe(200);
  });

  it.each([null, "pending", "Accepted", "Processing", "canceled"] as const)(
    "refuses an order in status %s",
    async (status) => {
      expect(await reportFault(await aBoughtCharger(status))).toMatchObject({
        status: 409,
        body: { message: "A fault can be reported once the charger has been shipped." },
      });
    },
  );

  it.each([
    [{ issue: "too short" }, "issue", "Say what is wrong in at least 10 characters."],
    [{ issue: "          a" }, "issue", "Say what is wrong in at least 10 characters."],
    [{ issue: "x".repeat(2001) }, "issue", "The description has at most 2,000 characters."],
    [{ location: " " }, "location", "Say where the charger is mounted."],
    [{ serial: "x".repeat(61) }, "serial", "A serial number has at most 60 characters."],
    [{ order_id: undefined }, "order_id", "Say which order."],
  ])("refuses %p", async (changes, field, words) => {
    expect(await reportFault(buyer, changes)).toMatchObject({
      status: 422,
      body: { fields: { [field]: [words] } },
    });
  });

  it("returns 404 for another customer's or an unknown order", async () => {
    const stranger = { ...buyer, token: (await aCustomer()).token };
    expect((await reportFault(stranger)).status).toBe(404);
    for (const order_id of ["x", randomUUID()]) {
      expect((await reportFault(buyer, { order_id })).status).toBe(404);
    }
    expect(await db().chargerReport.count({ where: { orderId: buyer.orderId } })).toBe(0);
  });

  it("is rate-limited", async () => {
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push((await reportFault(buyer)).status);
    expect(tries).toEqual([...Array(10).fill(200), 429]);
  });

  it("emails the staff if the settings say so", async () => {
    const settings = { notifyReports: true, notifyEmails: ["service@example.com"] };
    const row = { where: { id: 1 }, create: settings, update: settings };
    await db().shopSettings.upsert(row);
    const { reference } = (await reportFault(buyer)).body.report;
    await db().shopSettings.deleteMany();
    expect(await subjectsTo("service@example.com")).toContain(`Charger report ${reference}`);
    expect(await subjectsTo(admin.email)).toContain(`Charger report ${reference}`);
  });
});

describe("GET /reports", () => {
  it("returns one's ownReports reports newest first, paged in both directions", async () => {
    const made: string[] = [];
    for (let n = 0; n < 3; n++)
      made.unshift((await reportFault(buyer, another(n))).body.report.reference);
    const references = (answer: { body: { reports: { reference: string }[] } }) =>
      answer.body.reports.map(({ reference }) => reference);
    const first = await ownReports(buyer, "?limit=2");
    expect(references(first)).toEqual(made.slice(0, 2));
    expect(first.body).toMatchObject({ previous: null, next: first.body.reports[1].id });
    const second = await ownReports(buyer, `?limit=2&after=${first.body.next}`);
    expect(references(second)).toEqual(made.slice(2));
    expect(second.body.next).toBeNull();
    const back = await ownReports(buyer, `?limit=2&before=${second.body.previous}`);
    expect(references(back)).toEqual(made.slice(0, 2));
  });

  it("returns no other person's reports and refuses an invalid page", async () => {
    await reportFault(buyer);
    expect((await ownReports(await aCustomer())).body.reports).toEqual([]);
    expect((await ownReports(buyer, "?after=x")).status).toBe(422);
  });
});

describe("privacy of a report", () => {
  it("is in the data copy", async () => {
    await reportFault(buyer, { serial: "SN-42" });
    const { body } = await request("/users/data", { token: buyer.token });
    expect(body.charger_reports).toEqual([
      {
        reference: expect.stringMatching(/^R-/),
        order_number: buyer.orderNumber,
        serial: "SN-42",
        location: "Basement, bay 12",
        issue: ISSUE,
        state: "open",
        sent_at: expect.any(String),
        done_at: null,
      },
    ]);
  });

  it("is erased with the account while the order stays", async () => {
    await reportFault(buyer);
    const body = { entered_password: PASSWORD };
    const erased = await request("/users/account", { method: "DELETE", body, token: buyer.token });
    expect(erased.status).toBe(200);
    const { orderId } = buyer;
    expect(await db().chargerReport.count({ where: { orderId } })).toBe(0);
    expect(await db().order.count({ where: { id: orderId } })).toBe(1);
  });

  it("is removed after three years", async () => {
    const { id } = (await reportFault(buyer)).body.report;
    await db().chargerReport.update({ where: { id }, data: { createdAt: new Date("2020-01-01") } });
    await reportFault(buyer, another(2));
    await cleanUpFaults();
    const stored = await db().chargerReport.findMany({ where: { orderId: buyer.orderId } });
    expect(stored.map(({ issue }) => issue)).toEqual([another(2).issue]);
  });
});
