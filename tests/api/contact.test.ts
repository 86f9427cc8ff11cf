import { randomUUID } from "node:crypto";
import { LIMITS } from "@/lib/auth/limits";
import { tidyContact } from "@/lib/contact/tidy";
import { company } from "@/lib/content/company";
import { db } from "@/lib/db";
import { aCustomer, allowPrograms, anAdmin, PASSWORD, type Person } from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { auditOf, mailsTo } from "@/tests/support/mailbox";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const anEmail = () => `visitor-${randomUUID()}@example.in`;
const aMessage = (changes: object = {}) => ({
  firstname: "Asha",
  lastname: "Menon",
  telephone: "",
  email: anEmail(),
  message: "Our society has 40 cars.",
  ...changes,
});
const aDemo = (changes: object = {}) => ({
  solution: "education",
  name: "Asha Menon",
  email: anEmail(),
  organisation: "Lake View School",
  need: "",
  ...changes,
});
const write = (body: object, options: object = {}) =>
  request("/contact/contactus", { body, ...options });
const ask = (body: object) => request("/contact/demorequest", { body });
const stored = (email: string) => db().contactMessage.findMany({ where: { email } });
const storedDemos = (email: string) => db().demoRequest.findMany({ where: { email } });

describe("POST /contact/contactus", () => {
  it("stores the five fields and answers a reference", async () => {
    const email = anEmail();
    const body = aMessage({
      firstname: "  Asha ",
      telephone: "098765 43210",
      email: ` ${email.toUpperCase()} `,
      message: "One.\r\nTwo.",
    });
    const answer = await write(body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "Message sent successfully! We will get back to you soon.",
        reference: expect.stringMatching(/^C-\d{6}$/),
      },
    });
    expect(await stored(email)).toMatchObject([
      {
        reference: answer.body.reference,
        topic: "general",
        firstName: "Asha",
        telephone: "+919876543210",
        message: "One.\nTwo.",
        consentAt: null,
        readAt: null,
        closedAt: null,
      },
    ]);
  });

  it("tells the company, which can answer the sender, and the sender", async () => {
    const email = anEmail();
    const { reference } = (await write(aMessage({ email }))).body;
    const notice = await db().outboxMail.findFirstOrThrow({
      where: { subject: `Message ${reference}` },
    });
    expect(notice).toMatchObject({ to: company.email, replyTo: email });
    expect(notice.text).toContain("Our society has 40 cars.");
    expect(await mailsTo(email)).toMatchObject([{ subject: `We have your message ${reference}` }]);
  });

  it("sends a complaint to the grievance officer and tells the sender until when it is answered", async () => {
    const email = anEmail();
    const { reference } = (await write(aMessage({ email, topic: "grievance" }))).body;
    const notice = await db().outboxMail.findFirstOrThrow({
      where: { subject: `Complaint ${reference}` },
    });
    expect(notice.to).toBe(company.grievanceOfficer.email);
    expect((await mailsTo(email))[0]?.text).toMatch(/within one month, by \d/);
  });

  it("repeats nothing to the sender: anybody can type anybody's address", async () => {
    const email = anEmail();
    const words = { firstname: "Cheap", lastname: "Watches", message: "Buy at evil.example" };
    await write(aMessage({ email, ...words }));
    const [mail] = await mailsTo(email);
    for (const text of Object.values(words)) {
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(text);
    }
  });

  it.each(["firstname", "lastname", "email", "message"])("%s is required", async (field) => {
    for (const empty of ["", "   ", undefined]) {
      const { status, body } = await write(aMessage({ [field]: empty }));
      expect(status).toBe(422);
      expect(body.fields).toEqual({ [field]: [`${field} is required`] });
      expect(body.message).toBe(`${field} is required`);
    }
  });

  it.each([
    ["email", { email: "asha@" }, /^Enter an e-mail address/],
    ["telephone", { telephone: "12345" }, /^Enter a number like .* or leave it empty\.$/],
    ["firstname", { firstname: "x".repeat(61) }, "A first name has at most 60 characters."],
    ["message", { message: "x".repeat(5001) }, "A message has at most 5,000 characters."],
    ["consent", { consent: false }, "You must agree with the privacy statement"],
    ["topic", { topic: "spam" }, /./],
  ])("a wrong %s is refused in words", async (field, wrong, words) => {
    const email = anEmail();
    const { status, body } = await write(aMessage({ email, ...wrong }));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: [expect.stringMatching(words)] });
    expect(await stored(email)).toEqual([]);
  });

  it("remembers when somebody has agreed", async () => {
    const email = anEmail();
    await write(aMessage({ email, consent: true }));
    expect((await stored(email))[0]?.consentAt).toEqual(expect.any(Date));
  });

  it("answers a program in the trap as if all were well, and keeps nothing", async () => {
    const email = anEmail();
    const answer = await write(aMessage({ email, website: "https://evil.example" }));
    expect(answer).toMatchObject({
      status: 200,
      body: { reference: expect.stringMatching(/^C-\d{6}$/) },
    });
    expect(await stored(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("sent five times at once it is one message, two mails and one reference", async () => {
    const email = anEmail();
    const body = aMessage({ email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(body)));
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await stored(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await db().outboxMail.count({ where: { replyTo: email } })).toBe(1);
  });

  it("another text, or the same one after ten minutes, is another message", async () => {
    const email = anEmail();
    const first = (await write(aMessage({ email }))).body.reference;
    expect((await write(aMessage({ email, message: "And 12 scooters." }))).body.reference).not.toBe(
      first,
    );
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await db().contactMessage.updateMany({ where: { email }, data: { createdAt } });
    expect((await write(aMessage({ email }))).body.reference).not.toBe(first);
    expect(await stored(email)).toHaveLength(3);
  });

  it("one address writes so often and no more, whatever e-mails it names", async () => {
    const from = { cookie: "", headers: { "x-forwarded-for": "203.0.113.77" } };
    const [points] = LIMITS.contact.address;
    for (let n = 0; n < points; n++) expect((await write(aMessage(), from)).status).toBe(200);
    const refused = await write(aMessage(), from);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  it("one e-mail writes so often and no more", async () => {
    const email = anEmail();
    const [points] = LIMITS.contact.account;
    for (let n = 0; n < points; n++) await write(aMessage({ email, message: `Text ${n}` }));
    expect((await write(aMessage({ email, message: "One more" }))).status).toBe(429);
    expect(await stored(email)).toHaveLength(points);
  });
});

describe("POST /contact/demorequest", () => {
  it.each([
    ["hrms", "Demo request submitted!"],
    ["education", "Request Submitted!"],
    ["health", "Request submitted!"],
  ])("of %s answers %s, is stored and mailed", async (solution, message) => {
    const email = anEmail();
    const { status, body } = await ask(aDemo({ solution, email, need: "Two branches" }));
    expect(status).toBe(200);
    expect(body).toEqual({ message, reference: expect.stringMatching(/^D-\d{6}$/) });
    expect(await storedDemos(email)).toMatchObject([
      { reference: body.reference, solution, name: "Asha Menon", need: "Two branches" },
    ]);
    const notice = await db().outboxMail.findFirstOrThrow({ where: { replyTo: email } });
    expect(notice).toMatchObject({ to: company.email });
    expect(notice.text).toContain("Two branches");
    expect(await mailsTo(email)).toMatchObject([
      { subject: `We have your request ${body.reference}` },
    ]);
  });

  it("the company is optional for HRMS only", async () => {
    const organisation = " ";
    expect((await ask(aDemo({ solution: "hrms", organisation }))).status).toBe(200);
    expect((await ask(aDemo({ organisation }))).body.fields).toEqual({
      organisation: ["School name is required"],
    });
    expect((await ask(aDemo({ solution: "health", organisation }))).body.fields).toEqual({
      organisation: ["Hospital name is required"],
    });
  });

  it.each([
    ["name", { name: "" }, "Name is required"],
    ["email", { email: "" }, "Email is required"],
    ["email", { email: "x" }, "Enter an e-mail address like name@example.com."],
    ["solution", { solution: "crm" }, "Choose a solution."],
    ["need", { need: "x".repeat(2001) }, "This text has at most 2,000 characters."],
  ])("a wrong %s is refused", async (field, wrong, words) => {
    const { status, body } = await ask(aDemo(wrong));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: [words] });
  });

  it("falls into the trap, and twice is once", async () => {
    const email = anEmail();
    expect((await ask(aDemo({ email, website: "x" }))).status).toBe(200);
    expect(await storedDemos(email)).toEqual([]);
    const twice = await Promise.all([ask(aDemo({ email })), ask(aDemo({ email }))]);
    expect(twice[0]?.body.reference).toBe(twice[1]?.body.reference);
    expect(await storedDemos(email)).toHaveLength(1);
  });
});

describe("the back-office", () => {
  const contacts = (query = "") =>
    request(`/contact/getallcontacts${query}`, { token: admin.token });
  const demos = (query = "") => request(`/contact/demorequests${query}`, { token: admin.token });
  const mark = (path: string, body: object) =>
    request(path, { method: "PATCH", body, token: admin.token });

  it("reads the messages newest first, a page at a time, without a gap or a double", async () => {
    const references: string[] = [];
    for (let n = 0; n < 5; n++) references.unshift((await write(aMessage())).body.reference);
    const first = (await contacts("?limit=2")).body.contacts;
    const second = (await contacts(`?limit=2&after=${first[1].id}`)).body.contacts;
    const third = (await contacts(`?limit=1&after=${second[1].id}`)).body.contacts;
    const seen = [...first, ...second, ...third].map(({ reference }) => reference);
    expect(seen).toEqual(references);
    expect(first[0]).toEqual({
      id: expect.any(String),
      reference: references[0],
      topic: "general",
      firstname: "Asha",
      lastname: "Menon",
      email: expect.stringContaining("visitor-"),
      telephone: null,
      message: "Our society has 40 cars.",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      read_at: null,
      closed_at: null,
    });
  });

  it("reads the demo requests alike", async () => {
    const references: string[] = [];
    for (let n = 0; n < 3; n++) references.unshift((await ask(aDemo())).body.reference);
    const first = (await demos("?limit=2")).body.demo_requests;
    const rest = (await demos(`?limit=1&after=${first[1].id}`)).body.demo_requests;
    expect([...first, ...rest].map(({ reference }) => reference)).toEqual(references);
  });

  it("marks a message read and closed, keeps the first time, and writes each change down once", async () => {
    await write(aMessage());
    const [{ id }] = (await contacts("?limit=1")).body.contacts;
    const path = `/contact/messages/${id}`;
    const read = await mark(path, { read: true });
    expect(read).toMatchObject({ status: 200, body: { contact: { id, closed_at: null } } });
    const { read_at } = read.body.contact;
    expect(read_at).toEqual(expect.any(String));
    const closed = await mark(path, { read: true, closed: true });
    expect(closed.body.contact).toMatchObject({ read_at, closed_at: expect.any(String) });
    await mark(path, { read: true, closed: true });
    await mark(path, {});
    const undone = await mark(path, { read: false, closed: false });
    expect(undone.body.contact).toMatchObject({ read_at: null, closed_at: null });
    expect(await auditOf(id)).toEqual(["message.marked", "message.marked", "message.marked"]);
  });

  it("marks a demo request", async () => {
    await ask(aDemo());
    const [{ id }] = (await demos("?limit=1")).body.demo_requests;
    const path = `/contact/demorequests/${id}`;
    const { body } = await mark(path, { read: true });
    expect(body.demo_request.read_at).toEqual(expect.any(String));
    expect(await auditOf(id)).toEqual(["demo_request.marked"]);
    expect((await mark(path, {})).status).toBe(422);
  });

  it.each(["x", randomUUID()])("finds nothing to mark under %s", async (id) => {
    expect((await mark(`/contact/messages/${id}`, { read: true })).status).toBe(404);
    expect((await mark(`/contact/demorequests/${id}`, { read: true })).status).toBe(404);
  });

  it("is open to neither a customer nor nobody", async () => {
    const customer = await aCustomer();
    for (const [who, status] of [
      [customer.token, 403],
      ["", 401],
    ] as const) {
      expect((await request("/contact/getallcontacts", { token: who })).status).toBe(status);
      expect((await request("/contact/demorequests", { token: who })).status).toBe(status);
    }
  });
});

describe("a person's own messages", () => {
  const verified = async () => {
    const person = await aCustomer();
    const emailVerifiedAt = new Date();
    await db().user.update({ where: { id: person.userId }, data: { emailVerifiedAt } });
    return person;
  };
  const erase = (token: string) =>
    request("/users/account", { method: "DELETE", token, body: { entered_password: PASSWORD } });

  it("are in the copy of the data, and go with the account", async () => {
    const { email, token } = await verified();
    await write(aMessage({ email, telephone: "9876543210", consent: true }));
    await ask(aDemo({ email }));
    const { body } = await request("/users/data", { token });
    expect(body.messages).toMatchObject([
      { message: "Our society has 40 cars.", telephone: "+919876543210" },
    ]);
    expect(body.demo_requests).toMatchObject([{ organisation: "Lake View School" }]);
    const other = aMessage();
    await write(other);
    expect((await erase(token)).status).toBe(200);
    expect(await stored(email)).toEqual([]);
    expect(await storedDemos(email)).toEqual([]);
    const about = { OR: [{ to: email }, { replyTo: email }, { text: { contains: email } }] };
    expect(await db().outboxMail.count({ where: about })).toBe(0);
    expect(await stored(other.email)).toHaveLength(1);
  });

  it("stay with the address while the account has not proven it", async () => {
    const { email, token } = await aCustomer();
    await write(aMessage({ email }));
    const { body } = await request("/users/data", { token });
    expect(body).toMatchObject({ messages: [], demo_requests: [] });
    expect((await erase(token)).status).toBe(200);
    expect(await stored(email)).toHaveLength(1);
  });

  it("go after three years, and not before", async () => {
    const [old, young] = [aMessage(), aMessage()];
    for (const body of [old, young]) await write(body);
    const oldDemo = aDemo();
    await ask(oldDemo);
    const start = new Date("2026-11-28T06:30:00Z");
    const createdAt = new Date("2026-11-28T06:30:01Z");
    await db().contactMessage.updateMany({
      where: { email: old.email },
      data: { createdAt: start },
    });
    await db().contactMessage.updateMany({ where: { email: young.email }, data: { createdAt } });
    await db().demoRequest.updateMany({
      where: { email: oldDemo.email },
      data: { createdAt: start },
    });
    await tidyContact(new Date("2029-11-28T06:30:01Z"));
    expect(await stored(old.email)).toEqual([]);
    expect(await storedDemos(oldDemo.email)).toEqual([]);
    expect(await stored(young.email)).toHaveLength(1);
  });
});
