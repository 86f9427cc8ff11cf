import "server-only";
import { db } from "@/lib/db";
import { readFile } from "@/lib/files/store";

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
  const { messages, demo_requests } = await readMessages({
    where: { OR: [{ userId: user.id }, ...proven] },
    orderBy: { createdAt: "asc" },
  });
  const withPhotos = [];
  for (const message of messages)
    withPhotos.push({ ...message, photos: await photosOf(message.id) });
  return { messages: withPhotos, demo_requests };
}

/** The photos of a message as data URLs. */
async function photosOf(messageId: string): Promise<string[]> {
  const rows = await db().contactPhoto.findMany({
    where: { messageId },
    orderBy: { position: "asc" },
    select: { key: true },
  });
  const files = await Promise.all(rows.map(({ key }) => readFile(key)));
  return files.flatMap((file) =>
    file ? [`data:image/jpeg;base64,${file.toString("base64")}`] : [],
  );
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
