import { faultDoneMail, faultNoticeMail, faultReceivedMail } from "@/lib/mail/letters/faults";

const site = {
  appOrigin: "https://shop.example",
  company: { brand: "Arklane", phone: "+91 80 4710 2026", email: "care@arklane.example" },
};
const fault = {
  name: "Asha Menon",
  reference: "R-000125",
  charger: "AC03W 7.4 kW",
  number: "AK-2611-000482",
  at: new Date("2026-11-28T06:30:00Z"),
};
const reported = {
  reference: "R-000125",
  charger: "AC03W 7.4 kW",
  order_number: "AK-2611-000482",
  serial: null,
  location: "Bay 12 <b>",
  issue: "It is red.\n\nIt smells.",
  name: "Asha Menon",
  email: "asha@example.in",
};

it.each([
  ["received", faultReceivedMail, "We have your report R-000125", "received on 28 Nov 2026"],
  ["done", faultDoneMail, "Your report R-000125 is done", "to Done on 28 Nov 2026, 12:00 pm"],
])("states that a report is %s, its charger and its page", (_what, write, subject, words) => {
  const mail = write(fault, site);
  expect(mail.subject).toBe(subject);
  for (const part of [words, "AC03W 7.4 kW, order AK-2611-000482", "https://shop.example/order"]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain("Asha,");
});

it("sends staff the whole report, with no name in the subject", () => {
  const mail = faultNoticeMail(reported, site);
  expect(mail.subject).toBe("Charger report R-000125");
  for (const part of [
    "It is red.",
    "It smells.",
    "Installed at: Bay 12 <b>",
    "Serial number: not given",
    "Reported by: Asha Menon, asha@example.in",
    "https://shop.example/admin/report#charger-reports",
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).not.toContain("<b>");
});
