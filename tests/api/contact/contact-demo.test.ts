import { company } from "@/lib/content/company";
import { db } from "@/lib/db";
import { aDemo, anEmail, ask, storedDemos } from "@/tests/support/samples/contact";
import { mailsTo } from "@/tests/support/servers/mailbox";
import { allowPrograms } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

describe("POST /contact/demorequest", () => {
  it.each([
    ["hrms", "Demo request submitted!"],
    ["education", "Request Submitted!"],
    ["health", "Request submitted!"],
  ])("for %s answers '%s' and is stored and emailed", async (solution, message) => {
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

  it("requires the organisation except for HRMS", async () => {
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
    ["email", { email: "x" }, "Enter an email address like name@example.com."],
    ["solution", { solution: "crm" }, "Choose a solution."],
    ["need", { need: "x".repeat(2001) }, "This text has at most 2,000 characters."],
  ])("refuses an invalid %s", async (field, wrong, words) => {
    const { status, body } = await ask(aDemo(wrong));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: [words] });
  });

  it.each([
    ["name", { name: "Usha Menon" }],
    ["organisation", { organisation: "Hill View School" }],
    ["need", { need: "850 pupils" }],
    ["solution", { solution: "health" }],
  ])("treats a corrected %s as another request", async (_what, changes) => {
    const email = anEmail();
    const first = await ask(aDemo({ email }));
    const second = await ask(aDemo({ email, ...changes }));
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(await storedDemos(email)).toContainEqual(expect.objectContaining(changes));
  });

  it("drops a filled honeypot and stores a repeat once", async () => {
    const email = anEmail();
    expect((await ask(aDemo({ email, website: "x" }))).status).toBe(200);
    expect(await storedDemos(email)).toEqual([]);
    const twice = await Promise.all([ask(aDemo({ email })), ask(aDemo({ email }))]);
    expect(twice[0]?.body.reference).toBe(twice[1]?.body.reference);
    expect(await storedDemos(email)).toHaveLength(1);
  });
});
