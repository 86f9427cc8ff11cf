import { LIMITS } from "@/lib/call/limit-table";
import { company } from "@/lib/content/company";
import { db } from "@/lib/db";
import { aMessage, anEmail, stored, write } from "@/tests/support/samples/contact";
import { mailsTo } from "@/tests/support/servers/mailbox";
import { allowPrograms } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

describe("POST /contact/contactus", () => {
  it("stores the five fields and returns a reference", async () => {
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
        handledAt: null,
      },
    ]);
  });

  it("emails the company, with the sender as reply-to, and the sender", async () => {
    const email = anEmail();
    const { reference } = (await write(aMessage({ email }))).body;
    const notice = await db().outboxMail.findFirstOrThrow({
      where: { subject: `Message ${reference}` },
    });
    expect(notice).toMatchObject({ to: company.email, replyTo: email });
    expect(notice.text).toContain("Our society has 40 cars.");
    expect(await mailsTo(email)).toMatchObject([{ subject: `We have your message ${reference}` }]);
  });

  it("sends a complaint to the grievance officer and the sender its due date", async () => {
    const email = anEmail();
    const { reference } = (await write(aMessage({ email, topic: "grievance" }))).body;
    const notice = await db().outboxMail.findFirstOrThrow({
      where: { subject: `Complaint ${reference}` },
    });
    expect(notice.to).toBe(company.grievanceOfficer.email);
    expect((await mailsTo(email))[0]?.text).toMatch(/within one month, by \d/);
  });

  it("repeats nothing to the sender, because the address may be another person's", async () => {
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
    ["email", { email: "asha@" }, /^Enter an email address/],
    ["telephone", { telephone: "12345" }, /^Enter a number like .* or leave it empty\.$/],
    ["firstname", { firstname: "x".repeat(61) }, "A first name has at most 60 characters."],
    ["message", { message: "x".repeat(5001) }, "A message has at most 5,000 characters."],
    ["consent", { consent: false }, "You must agree with the privacy statement"],
    ["topic", { topic: "spam" }, /./],
  ])("refuses an invalid %s with a message", async (field, wrong, words) => {
    const email = anEmail();
    const { status, body } = await write(aMessage({ email, ...wrong }));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: [expect.stringMatching(words)] });
    expect(await stored(email)).toEqual([]);
  });

  it("stores the time of consent", async () => {
    const email = anEmail();
    await write(aMessage({ email, consent: true }));
    expect((await stored(email))[0]?.consentAt).toEqual(expect.any(Date));
  });

  it("answers a filled honeypot with success and stores nothing", async () => {
    const email = anEmail();
    const answer = await write(aMessage({ email, website: "https://evil.example" }));
    expect(answer).toMatchObject({
      status: 200,
      body: { reference: expect.stringMatching(/^C-\d{6}$/) },
    });
    expect(await stored(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("stores one message and sends two emails for five concurrent requests", async () => {
    const email = anEmail();
    const body = aMessage({ email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(body)));
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await stored(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await db().outboxMail.count({ where: { replyTo: email } })).toBe(1);
  });

  it("stores another message for another text, or the same one after ten minutes", async () => {
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

  it.each([
    ["telephone", { telephone: "98765 43211" }, { telephone: "+919876543211" }],
    ["first name", { firstname: "Usha" }, { firstName: "Usha" }],
    ["last name", { lastname: "Nair" }, { lastName: "Nair" }],
    ["topic", { topic: "grievance" }, { topic: "grievance" }],
    ["agreement", { consent: true }, { consentAt: expect.any(Date) }],
  ])("treats a corrected %s as another message", async (_what, changes, kept) => {
    const email = anEmail();
    const first = await write(aMessage({ email, telephone: "98765 43210" }));
    const second = await write(aMessage({ email, telephone: "98765 43210", ...changes }));
    expect(second.body.reference).not.toBe(first.body.reference);
    const rows = await stored(email);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining(kept));
  });

  it("limits an address, whatever emails it sends", async () => {
    const from = { cookie: "", headers: { "x-forwarded-for": "203.0.113.77" } };
    const most = LIMITS.contact.address[0] * 2;
    for (let n = 0; n < most; n++) expect((await write(aMessage(), from)).status).toBe(200);
    const refused = await write(aMessage(), from);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  it("limits an email", async () => {
    const email = anEmail();
    const [points] = LIMITS.contact.account;
    for (let n = 0; n < points; n++) await write(aMessage({ email, message: `Text ${n}` }));
    expect((await write(aMessage({ email, message: "One more" }))).status).toBe(429);
    expect(await stored(email)).toHaveLength(points);
  });
});
