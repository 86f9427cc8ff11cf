import "server-only";
import { createTransport } from "nodemailer";
import { required } from "@/lib/env";

/** Limits in ms; `maxConnections` counts for a pool only. */
type Options = {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  pool?: true;
  maxConnections?: number;
};

/**
 * A transport to the mail server of SMTP_URL.
 * @throws Error if SMTP_URL is not set or is no URL.
 */
export function mailServer(options: Options) {
  const url = new URL(required("SMTP_URL"));
  // Part of the address, because nodemailer ignores every option beside one.
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, String(value));
  return createTransport(url.href);
}
