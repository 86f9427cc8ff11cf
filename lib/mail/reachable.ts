import "server-only";
import { mailServer } from "@/lib/mail/mail-server";

const LIMIT_MS = 2_000;

/**
 * Connects to the mail server and signs in if SMTP_URL has a user.
 * @throws Error if that fails or takes longer than 2 s.
 */
export async function verifyMailServer(): Promise<void> {
  const transport = mailServer({
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
