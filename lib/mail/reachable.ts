import "server-only";
import { createTransport } from "nodemailer";
import { required } from "@/lib/env";

const LIMIT_MS = 2_000;

/**
 * Connects to the mail server and signs in if SMTP_URL has a user.
 * @throws Error if that fails or takes longer than 2 s.
 */
export async function verifyMailServer(): Promise<void> {
  const limits = {
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  };
  const transport = createTransport({ url: required("SMTP_URL"), ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
