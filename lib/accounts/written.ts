import "server-only";
import { db } from "@/lib/db";

/**
 * What was written to us from a person's address, signed in or not. Nothing while the address is not
 * proven: it may be somebody else's, typed into a profile.
 */
export async function writtenBy(user: { email: string; emailVerifiedAt: Date | null }) {
  if (!user.emailVerifiedAt) return { messages: [], demo_requests: [] };
  return writtenFrom(user.email);
}

/** What was written from an address, oldest first; or the latest so many of each kind, newest first. */
export async function writtenFrom(email: string, { newestFirst }: { newestFirst?: number } = {}) {
  const mine = {
    where: { email },
    orderBy: { createdAt: newestFirst ? "desc" : "asc" },
    ...(newestFirst ? { take: newestFirst } : {}),
  } as const;
  const [messages, requests] = await db().$transaction([
    db().contactMessage.findMany({ ...mine, select: MESSAGE }),
    db().demoRequest.findMany({ ...mine, select: DEMO_REQUEST }),
  ]);
  return {
    messages: messages.map(({ firstName, lastName, consentAt, createdAt, ...rest }) => ({
      ...rest,
      firstname: firstName,
      lastname: lastName,
      agreed_at: consentAt,
      sent_at: createdAt,
    })),
    demo_requests: requests.map(({ createdAt, ...rest }) => ({ ...rest, sent_at: createdAt })),
  };
}

const MESSAGE = {
  reference: true,
  topic: true,
  firstName: true,
  lastName: true,
  telephone: true,
  message: true,
  consentAt: true,
  createdAt: true,
} as const;

const DEMO_REQUEST = {
  reference: true,
  solution: true,
  name: true,
  organisation: true,
  need: true,
  createdAt: true,
} as const;
