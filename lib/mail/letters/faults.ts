import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** Facts that every mail about a fault states; `number` is the order's. */
type Fault = { name: string; reference: string; charger: string; number: string; at: Date };

const ACTION = { label: "Open Order History", path: "/order" };

/** To the customer: the report was received. */
export function faultReceivedMail(data: Fault, site: Site) {
  return letter(site, {
    subject: `We have your report ${data.reference}`,
    headline: "We have your report.",
    lead: `${firstName(data.name)}, reference ${data.reference}, received on ${formatDateTime(data.at)}.`,
    paragraphs: [
      goods(data),
      "Our service team will look into it and write or call. Follow it in Order History.",
      "If the charger smells burnt, sparks or has a broken housing, switch it off at the breaker and do not use it.",
      "Reply to this email to add photos or details, and keep the reference in the subject.",
    ],
    action: ACTION,
  });
}

/** To the customer: the fault was resolved. */
export function faultDoneMail(data: Fault, site: Site) {
  return letter(site, {
    subject: `Your report ${data.reference} is done`,
    headline: "Your report is done.",
    lead: `${firstName(data.name)}, we set report ${data.reference} to Done on ${formatDateTime(data.at)}.`,
    paragraphs: [
      goods(data),
      "If the fault is still there, reply to this email and keep the reference in the subject.",
    ],
    action: ACTION,
  });
}

type ReportedFault = {
  reference: string;
  charger: string;
  order_number: string;
  serial: string | null;
  location: string;
  issue: string;
  name: string;
  email: string;
};

/** To staff. The subject has no names: it is stored longer than the text. */
export function faultNoticeMail(data: ReportedFault, site: Site) {
  return letter(site, {
    subject: `Charger report ${data.reference}`,
    headline: `Charger report ${data.reference}.`,
    lead: `${data.charger}, order ${data.order_number}.`,
    paragraphs: [
      ...data.issue.split("\n").filter((line) => line.trim() !== ""),
      `Installed at: ${data.location}`,
      `Serial number: ${data.serial ?? "not given"}`,
      `Reported by: ${data.name}, ${data.email}`,
      "Reply to this email to answer the customer.",
    ],
    action: { label: "Open the back-office", path: "/admin/report#charger-reports" },
  });
}

function goods({ charger, number }: Fault): string {
  return `${charger}, order ${number}.`;
}
