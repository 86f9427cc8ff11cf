import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";

/** A unique visitor's address. */
export const anEmail = () => `visitor-${randomUUID()}@example.in`;

/** The body of the contact form. */
export const aMessage = (changes: object = {}) => ({
  firstname: "Asha",
  lastname: "Menon",
  telephone: "",
  email: anEmail(),
  message: "Our society has 40 cars.",
  ...changes,
});

/** The body of a demo dialog. */
export const aDemo = (changes: object = {}) => ({
  solution: "education",
  name: "Asha Menon",
  email: anEmail(),
  organisation: "Lake View School",
  need: "",
  ...changes,
});

/** Sends the contact form. */
export const write = (body: object, options: object = {}) =>
  request("/contact/contactus", { body, ...options });

/** A photo from a phone. */
export const aPhoto = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#3a6" } })
    .jpeg()
    .toBuffer();

/** The contact form with photos. */
export function messageForm(values: object, photos: readonly (Buffer | File)[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const photo of photos) {
    const file = photo instanceof File ? photo : new File([new Uint8Array(photo)], "bay.jpg");
    form.append("photos", file);
  }
  return form;
}

/** Sends the contact form with photos. */
export const writeWithPhotos = (body: FormData, options: object = {}) =>
  request("/contact/contactus/photos", { body, ...options });

/** Sends a demo dialog. */
export const ask = (body: object) => request("/contact/demorequest", { body });

/** The stored messages of an address. */
export const stored = (email: string) => db().contactMessage.findMany({ where: { email } });

/** The stored demo requests of an address. */
export const storedDemos = (email: string) => db().demoRequest.findMany({ where: { email } });

/** The stored photos of an address. */
export const storedPhotos = (email: string) =>
  db().contactPhoto.findMany({ where: { message: { email } }, orderBy: { position: "asc" } });

/** The mails to the office about the messages of an address. */
export const mailsTo = (email: string) =>
  db().outboxMail.findMany({ where: { replyTo: email }, orderBy: { createdAt: "asc" } });
