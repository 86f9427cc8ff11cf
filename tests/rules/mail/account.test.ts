import {
  authenticatorMail,
  codeMail,
  invitationMail,
  maskEmail,
  newDeviceMail,
  passwordChangedMail,
  recoveryCodesMail,
  recoveryCodeUsedMail,
  secondFactorMail,
  welcomeMail,
} from "@/lib/mail/letters/account";
import { emailChangedMail } from "@/lib/mail/letters/email-change";
import { accountExistsMail, welcomeByCodeMail } from "@/lib/mail/letters/sign-up";

const site = {
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 00000 00000", email: "hello@arklane.example" },
};
const at = new Date("2026-11-27T16:28:00Z");
const name = "Asha Menon";

const mails = {
  code: codeMail({ name, code: "048213", purpose: "second_factor" }, site),
  reset: codeMail({ name, code: "048213", purpose: "password_reset" }, site),
  verification: codeMail({ name, code: "048213", purpose: "email_verification" }, site),
  signUp: codeMail({ code: "048213", purpose: "sign_up" }, site),
  exists: accountExistsMail({}, site),
  welcome: welcomeMail({ name, back: "shop" }, site),
  welcomeByCode: welcomeByCodeMail({ name }, site),
  password: passwordChangedMail({ name, at, audience: "customer" }, site),
  email: emailChangedMail(
    { name, at, newEmail: "new.one@example.com", token: "t0ken", until: at },
    site,
  ),
  device: newDeviceMail({ name, at, device: "Chrome on Windows", audience: "admin" }, site),
  factor: secondFactorMail({ name, at, enabled: true }, site),
  app: authenticatorMail({ name, at, enabled: false, by: "Ravi Iyer" }, site),
  recovery: recoveryCodeUsedMail({ name, at, left: 9 }, site),
  renewal: recoveryCodesMail({ name, at }, site),
  invitation: invitationMail(
    { invitedBy: name, role: "orders", token: "t0ken", expiresAt: at },
    site,
  ),
};

describe.each(Object.entries(mails))("the %s mail", (_name, mail) => {
  it("has the contact details in text and HTML", () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("+91 00000 00000");
      expect(part).toContain("hello@arklane.example");
    }
    expect(mail.html).toMatch(/^<!doctype html>/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject + mail.text).not.toContain("!");
  });
});

it("a code has its own line and is not in the subject", () => {
  for (const mail of [mails.code, mails.reset, mails.verification, mails.signUp]) {
    expect(mail.text.split("\n")).toContain("048213");
    expect(mail.html).toContain(">048213<");
    expect(mail.subject).not.toContain("048213");
  }
});

it("links lead to the shop, and an administrator's to the back-office", () => {
  expect(mails.password.text).toContain("https://shop.example/forgot-password");
  expect(mails.device.text).toContain("https://shop.example/admin/forgot-password");
  expect(mails.invitation.html).toContain(
    'href="https://shop.example/admin/signup?invitation=t0ken"',
  );
});

it("the email to the old address masks the new one", () => {
  expect(mails.email.text).toContain("n•••@example.com");
  expect(mails.email.text).not.toContain("new.one");
  expect(maskEmail("a@b.in")).toBe("a•••@b.in");
});

it("a person's name is escaped", () => {
  const mail = welcomeMail({ name: "<b>Asha</b>", back: "shop" }, site);
  expect(mail.html).not.toContain("<b>Asha");
});

describe("a name that looks like a host", () => {
  it.each(["Evil-Prize.example", "evil.prize.example", "www.prize.in"])(
    "%s becomes no link in any mail",
    (host) => {
      for (const { subject, text, html } of [
        welcomeMail({ name: host, back: "shop" }, site),
        codeMail({ name: host, code: "048213", purpose: "password_reset" }, site),
        invitationMail({ invitedBy: host, role: "orders", token: "t0ken", expiresAt: at }, site),
      ]) {
        for (const part of [subject, text, html]) expect(part).not.toContain(host);
        expect(text).toContain(host.replaceAll(".", ".\u200b"));
      }
    },
  );

  it("initials stay unchanged", () => {
    const { headline } = { headline: welcomeMail({ name: "S. R. Rao", back: "shop" }, site).text };
    expect(headline).toContain("Welcome, S..");
  });
});
