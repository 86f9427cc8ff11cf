import { formatDateTime } from "@/lib/dates";
import { letter, type Site } from "@/lib/mail/letter";

type SentMessage = {
  /** Of the message in the back-office. */
  id: string;
  /** How many photos came with it; they are not attached. */
  photos: number;
  reference: string;
  topic: "general" | "grievance";
  firstname: string;
  lastname: string;
  telephone: string | null;
  email: string;
  message: string;
};

const OFFICE = { label: "Open the back-office", path: "/admin/messages" };

/** A message to the company. The subject has no names: it is stored longer than the text. */
export function messageNoticeMail(data: SentMessage, site: Site) {
  const complaint = data.topic === "grievance";
  return letter(site, {
    subject: `${complaint ? "Complaint" : "Message"} ${data.reference}`,
    headline: `${complaint ? "Complaint" : "Message"} ${data.reference}.`,
    lead: `From ${data.firstname} ${data.lastname}.`,
    paragraphs: [
      ...lines(data.message),
      `Email: ${data.email}`,
      `Telephone: ${data.telephone ?? "not given"}`,
      ...(data.photos > 0 ? [`Photos: ${data.photos}, in the back-office.`] : []),
      ANSWER,
    ],
    action: data.photos > 0 ? { ...OFFICE, path: `/admin/messages/${data.id}` } : OFFICE,
  });
}

/**
 * A confirmation to the given address. It repeats nothing that was typed: otherwise anyone could send texts
 * to strangers in our name. `answerBy` is set for a complaint.
 */
export function receivedMail(data: { reference: string; at: Date; answerBy?: Date }, site: Site) {
  const { reference, at, answerBy } = data;
  const received = `Reference ${reference}, received on ${formatDateTime(at)}.`;
  if (answerBy) {
    return letter(site, {
      subject: `Your complaint ${reference} is registered`,
      headline: "Your complaint is registered.",
      lead: received,
      paragraphs: [
        `Our grievance officer will answer within one month, by ${formatDateTime(answerBy)}.`,
        KEEP,
        MISTAKE,
      ],
    });
  }
  return letter(site, {
    subject: `We have your message ${reference}`,
    headline: "We have your message.",
    lead: received,
    paragraphs: ["We will read it and answer by email.", KEEP, MISTAKE],
  });
}

type Answered = {
  reference: string;
  topic: "general" | "grievance";
  /** The message, and when it was sent. */
  message: string;
  createdAt: Date;
  /** The answer. */
  text: string;
};

/** The office's answer, followed by the message that it answers. */
export function answerMail({ reference, topic, message, createdAt, text }: Answered, site: Site) {
  const what = topic === "grievance" ? "complaint" : "message";
  return letter(site, {
    subject: `Our answer to your ${what} ${reference}`,
    headline: `Our answer to your ${what}.`,
    lead: `Reference ${reference}.`,
    paragraphs: [
      ...lines(text),
      "Reply to this email to write back, and keep the reference in the subject.",
      `On ${formatDateTime(createdAt)} you wrote:`,
      ...lines(message).map((line) => `> ${line}`),
    ],
  });
}

type SentDemoRequest = {
  reference: string;
  title: string;
  name: string;
  email: string;
  organisation: string | null;
  need: string | null;
};

/** A demo request, to the company. `title` is the solution's. */
export function demoNoticeMail(data: SentDemoRequest, site: Site) {
  return letter(site, {
    subject: `Demo of ${data.title}: ${data.reference}`,
    headline: `Demo of ${data.title}.`,
    lead: `Request ${data.reference} from ${data.name}.`,
    paragraphs: [
      `Organisation: ${data.organisation ?? "not given"}`,
      ...lines(data.need ?? ""),
      `Email: ${data.email}`,
      ANSWER,
    ],
    action: OFFICE,
  });
}

/** A confirmation of a demo request; like `receivedMail` it repeats nothing. */
export function demoReceivedMail(data: { reference: string; title: string }, site: Site) {
  const { reference, title } = data;
  return letter(site, {
    subject: `We have your request ${reference}`,
    headline: "We have your request.",
    lead: `Reference ${reference}: a demo of ${title}.`,
    paragraphs: ["We will write to you to agree on a time.", KEEP, MISTAKE],
  });
}

const ANSWER = "Reply to this email to answer the sender.";
const KEEP = "Reply to this email to add anything, and keep the reference in the subject.";
const MISTAKE =
  "If it was not you, somebody has typed your address by mistake. You can ignore this email.";

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
