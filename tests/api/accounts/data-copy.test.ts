import { db } from "@/lib/db";
import { sharedCustomerHistory } from "@/tests/support/personal/customer-history";
import { request } from "@/tests/support/servers/http";

const history = sharedCustomerHistory();

// Staff notes about an order and its cash are not the customer's own data.
const OFFICE = ["office", "receipt", "arrival"];

it("holds everything the privacy notice lists about a person with every kind of data", async () => {
  const { person, words, orders } = history();
  const { status, body } = await request("/users/data", { token: person.token });
  expect(status).toBe(200);
  const text = JSON.stringify(body).replace(/\s/g, "");
  const missing = Object.entries(words).filter(
    ([, word]) => !text.includes(word.replace(/\s/g, "")),
  );
  expect(missing.map(([name]) => name).filter((name) => !OFFICE.includes(name))).toEqual([]);
  expect(body.orders).toHaveLength(orders.length);
  expect(body).toMatchObject({
    payments: [{ payment_id: expect.stringMatching(/^pay_/), status: "captured" }],
    refunds: [{ amount: 500, reason: "part", note: words.refund, state: "processed" }],
    checkouts: [{ state: "expired", driver_note: words.note }],
    email_changes: [{ from: words.email, to: words.newEmail }],
  });
  expect(body.payments[0].order_numbers).toHaveLength(1);
  const actions = body.changes.map(({ action }: { action: string }) => action);
  for (const action of ["email.changed", "session.opened", "order.delivery-changed"])
    expect(actions).toContain(action);
  const subjects = body.mails.map(({ subject }: { subject: string }) => subject).join("\n");
  expect(subjects).toMatch(/is placed/);
});

it("holds no other person's data and no credentials", async () => {
  const { person, admin } = history();
  const text = JSON.stringify((await request("/users/data", { token: person.token })).body);
  const where = { where: { userId: person.userId } };
  const codes = await db().oneTimeCode.findMany(where);
  const sessions = await db().session.findMany(where);
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: person.userId } });
  const secrets = [passwordHash, person.token, admin.email, admin.userId];
  secrets.push(...codes.map(({ codeHash }) => codeHash), ...sessions.map(({ idHash }) => idHash));
  for (const secret of secrets) expect(text).not.toContain(secret);
});
