import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import { message, PHOTO_ID } from "@/lib/contact/docs";
import type * as contract from "@/lib/contact/photo-contract";

export const chapter: Chapter = "Contact";

export const docs: ContractDocs<typeof contract> = {
  contactWithPhotos: {
    summary: "Send a message with photos",
    description:
      'Takes the fields of /contact/contactus as a form (multipart/form-data) with up to three `photos` beside them: JPEG, PNG, WebP or AVIF, each of at most 5 MB and 50 megapixels; `consent` is "true" or left out. Each photo is turned upright and stored as a JPEG of at most 2,000 pixels a side, without place and camera; only the back-office sees it. What is no photo answers 415 unsupported_media_type, a damaged or too large one or a fourth 422 invalid_input with `photos` in `fields`, and nothing is stored. An address sends six such messages an hour. While many pictures wait to be made, 503 busy says when to send it again.',
    input: {
      firstname: "Asha",
      lastname: "Menon",
      telephone: "+91 98765 43210",
      email: sample.CUSTOMER_EMAIL,
      message: sample.MESSAGE,
      photos: ["bay.jpg"],
    },
    output: {
      message: "Message sent successfully! We will get back to you soon.",
      reference: sample.MESSAGE_REFERENCE,
    },
  },
  readPhoto: {
    summary: "Download a photo of a message",
    description:
      "A JPEG of at most 2,000 pixels a side. `photo` is an id from the message's `photos`; one that the message does not have answers 404 not_found.",
    input: { id: message.id, photo: PHOTO_ID },
    output: "ÿØÿà …",
    fileType: "image/jpeg",
  },
};
