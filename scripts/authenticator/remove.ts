import { takeAwayLostAuthenticator } from "@/lib/auth/authenticator/lost-authenticator";
import { db } from "@/lib/db";

/** Run by scripts/authenticator.ts with DATABASE_URL set. */
async function main(email = ""): Promise<void> {
  const isDone = await takeAwayLostAuthenticator(email);
  await db().$disconnect();
  if (isDone)
    console.log(`Taken away: ${email} logs in with the password now, and is told by mail.`);
  else console.error(`No administrator with the address ${email} has an authenticator.`);
  process.exitCode = isDone ? 0 : 1;
}

void main(process.argv[2]);
