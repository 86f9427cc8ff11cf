import {
  demoNoticeMail,
  demoReceivedMail,
  messageNoticeMail,
  receivedMail,
} from "@/lib/mail/letters/contact";

const site = {
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 00000 00000", email: "hello@arklane.example" },
};
const at = new Date("2026-11-28T06:30:00Z");
const message = {
  id: "01a20812-aa10-74ff-a006-ca6b88e752f0",
  photos: 0,
  reference: "C-000123",
  topic: "general" as const,
  firstname: "Asha",
  lastname: "<b>Menon</b>",
  telephone: "+919876543210",
  email: "asha@example.in",
  message: 'Our society has 40 cars.\n\n<script>alert("x")</script>',
};
const demo = {
  reference: "D-000124",
  title: "Education",
  name: "Asha Menon",
  email: "asha@example.in",
  organisation: "<i>Lake View School</i>",
  need: null,
};

const mails = {
  notice: messageNoticeMail(message, site),
  complaint: messageNoticeMail({ ...message, topic: "grievance", telephone: null }, site),
  received: receivedMail({ reference: "C-000123", at }, site),
  registered: receivedMail(
    { reference: "C-000123", at, answerBy: new Date("2026-12-28T06:30:00Z") },
    site,
  ),
  demoNotice: demoNoticeMail(demo, site),
  demoReceived: demoReceivedMail(demo, site),
};

it.each(Object.entries(mails))(
  "the %s mail has the contact details and no exclamation mark",
  (_name, mail) => {
    for (const part of [mail.text, mail.html]) expect(part).toContain("+91 00000 00000");
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject).toMatch(/[CD]-00012[34]/);
    if (mail !== mails.notice && mail !== mails.complaint) expect(mail.text).not.toContain("!");
  },
);

it("the notice of a message with photos counts them and leads to them", () => {
  const { text } = messageNoticeMail({ ...message, photos: 2 }, site);
  expect(text).toContain("Photos: 2, in the back-office.");
  expect(text).toContain(`https://shop.example/admin/messages/${message.id}`);
  expect(mails.notice.text).not.toContain("Photos");
  expect(mails.notice.text).toContain("https://shop.example/admin/messages");
});

it("the notice holds the message, escaped", () => {
  const { subject, text, html } = mails.notice;
  expect(subject).toBe("Message C-000123");
  for (const words of ["Our society has 40 cars.", "asha@example.in", "+919876543210"]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<script|<b>/);
  expect(mails.demoNotice.html).not.toContain("<i>");
  expect(html).toContain("https://shop.example/admin/messages");
});

it("a complaint's notice is titled so and marks missing details", () => {
  expect(mails.complaint.subject).toBe("Complaint C-000123");
  expect(mails.complaint.text).toContain("Telephone: not given");
  expect(mails.demoNotice.text).toContain("Organisation: <i>Lake View School</i>");
});

it("the sender gets the reference, and the due date of a complaint", () => {
  expect(mails.received.subject).toBe("We have your message C-000123");
  expect(mails.received.text).toContain("Reference C-000123, received on 28 Nov 2026, 12:00 pm.");
  expect(mails.registered.subject).toBe("Your complaint C-000123 is registered");
  expect(mails.registered.text).toContain("within one month, by 28 Dec 2026, 12:00 pm.");
  expect(mails.demoReceived.text).toContain("Reference D-000124: a demo of Education.");
});
