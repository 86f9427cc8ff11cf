import "server-only";
import { db } from "@/lib/db";

/**
 * A person's messages to us: sent while signed in, or from an address that is or was theirs and proven. An
 * unproven address in a profile may be someone else's.
 */
export async function messagesOf(user: {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}) {
  const proven = user.emailVerifiedAt ? [{ email: user.email }] : [];
  return readMessages({
    where: { OR: [{ userId: user.id }, ...proven] },
    orderBy: { createdAt: "asc" },
  });
}

/** The messages from an address, oldest first; or the latest ones of each kind, newest first. */
export async function messagesFrom(email: string, { newestFirst }: { newestFirst?: number } = {}) {
  const filter = {
    where: { email },
    orderBy: { createdAt: newestFirst ? "desc" : "asc" },
    ...(newestFirst ? { take: newestFirst } : {}),
  } as const;
  return readMessages(filter);
}

type Which = {
  where: { email: string } | { OR: ({ userId: string } | { email: string })[] };
  orderBy: { createdAt: "asc" | "desc" };
  take?: number;
};

async function readMessages(filter: Which) {
  const [messages, requests] = await db().$transaction([
    db().contactMessage.findMany({ ...filter, select: MESSAGE }),
    db().demoRequest.findMany({ ...filter, select: DEMO_REQUEST }),
  ]);
  return {
    messages: messages.map(({ firstName, lastName, consentAt, createdAt, replies, ...rest }) => ({
      ...rest,
      answers: replies.map(({ text, createdAt: at }) => ({ text, sent_at: at })),
      firstname: firstName,
      lastname: lastName,
      agreed_at: consentAt,
      sent_at: createdAt,
    })),
    demo_requests: requests.map(({ createdAt, ...rest }) => ({ ...rest, sent_at: createdAt })),
  };
}

const MESSAGE = {
  id: true,
  reference: true,
  topic: true,
  firstName: true,
  lastName: true,
  telephone: true,
  message: true,
  consentAt: true,
  createdAt: true,
  replies: { select: { text: true, createdAt: true }, orderBy: { createdAt: "asc" } },
} as const;

const DEMO_REQUEST = {
  reference: true,
  solution: true,
  name: true,
  organisation: true,
  need: true,
  createdAt: true,
} as const;
