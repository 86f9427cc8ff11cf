import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/contact/contract";

/** The id of a sample photo. */
export const PHOTO_ID = "01a20812-c3f4-7a10-8c52-9f1e6b0d2a47";

export const message = {
  id: sample.MESSAGE_ID,
  reference: sample.MESSAGE_REFERENCE,
  topic: "general" as const,
  firstname: "Asha",
  lastname: "Menon",
  email: sample.CUSTOMER_EMAIL,
  telephone: sample.CUSTOMER_PHONE,
  message: sample.MESSAGE,
  photos: [{ id: PHOTO_ID, width: 2000, height: 1500 }],
  created_at: sample.MESSAGE_AT,
  read_at: "2026-11-21T07:02:10.448Z",
  handled_at: null,
  answered_at: null,
};

const request = {
  solution: "education" as const,
  name: "Farida Shaikh",
  email: "farida.shaikh@example.org",
  organisation: "Vidya Niketan School",
  need: "Attendance and fees for 850 pupils on two sites.",
};

const demo = {
  ...request,
  id: "01a20812-aa10-74ff-a006-ca6b88e752f0",
  reference: "D-000124",
  created_at: "2026-11-23T11:02:50.640Z",
  read_at: null,
  handled_at: null,
};

export const chapter: Chapter = "Contact";

export const docs: ContractDocs<typeof contract> = {
  contactUs: {
    summary: "Send the company a message",
    description:
      'Emails the company and sends the writer a receipt with the `reference`; nobody needs to be logged in. With `topic: "grievance"` it goes to the grievance officer, and the receipt says by when it is resolved. The same message within ten minutes, equal in every field, is taken for one and answers the reference of the first, while a corrected telephone number makes another; the seventh message of an address within an hour is 429 rate_limited with Retry-After. `telephone` may be left out; never send `website`, which is there to catch machines: what comes with it is dropped.',
    input: {
      firstname: "Asha",
      lastname: "Menon",
      telephone: "+91 98765 43210",
      email: sample.CUSTOMER_EMAIL,
      message: sample.MESSAGE,
      topic: "general",
    },
    output: {
      message: "Message sent successfully! We will get back to you soon.",
      reference: sample.MESSAGE_REFERENCE,
    },
  },
  demoRequest: {
    summary: "Ask for a demo of a software solution",
    description:
      "For hrms, education or health: `organisation` is the school's or hospital's name and needed for those two. Emails the company, and the writer a receipt with the `reference`. The same request within ten minutes answers the reference of the first; messages and demo requests count together, six an hour for one address, then 429 rate_limited with Retry-After.",
    input: request,
    output: { message: "Request Submitted!", reference: demo.reference },
  },
  getAllContacts: {
    summary: "List messages of the contact form",
    description:
      "Newest first. Ask on with `after` set to the id of the last message, until a page holds fewer than `limit`; `unread=true` leaves out what somebody has read.",
    input: { limit: 20 },
    output: { contacts: [message] },
  },
  getDemoRequests: {
    summary: "List demo requests",
    description:
      "Newest first. Ask on with `after` set to the id of the last request, until a page holds fewer than `limit`; `unread=true` leaves out what somebody has read.",
    input: { limit: 20, unread: true },
    output: { demo_requests: [demo] },
  },
  markMessage: {
    summary: "Mark a message as read or handled",
    description:
      "true sets the time, false takes it away, and what is left out stays; a mark that is set already keeps its first time, so the call may be repeated. Changes are in the audit log. An unknown id answers 404 not_found.",
    input: { id: message.id, handled: true },
    output: {
      message: "C-000123 is saved.",
      contact: { ...message, handled_at: sample.NOW },
    },
  },
  markDemoRequest: {
    summary: "Mark a demo request as read or handled",
    description:
      "true sets the time, false takes it away, and what is left out stays; a mark that is set already keeps its first time, so the call may be repeated. Changes are in the audit log. An unknown id answers 404 not_found.",
    input: { id: demo.id, read: true },
    output: {
      message: "D-000124 is saved.",
      demo_request: { ...demo, read_at: sample.NOW },
    },
  },
};
