import { randomUUID } from "node:crypto";
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

/** Sends a demo dialog. */
export const ask = (body: object) => request("/contact/demorequest", { body });

/** The stored messages of an address. */
export const stored = (email: string) => db().contactMessage.findMany({ where: { email } });

/** The stored demo requests of an address. */
export const storedDemos = (email: string) => db().demoRequest.findMany({ where: { email } });
