import "server-only";
import { randomUUID } from "node:crypto";
import type { Limited } from "@/lib/call/limit-table";
import type { Actor, Audience } from "@/lib/identity/actor";
import { type KnownDevice, openDevice } from "@/lib/identity/device";
import { accountKey, limit, limitKnown } from "@/lib/limits/limits";

/** Who guesses at a secret or has a code sent, as far as it can be told before anybody has proven who they are. */
export type Asker = {
  /** Has proven it before on this device, or just now: its counters are not those of strangers. */
  known: boolean;
  /** Under which its codes and its own wrong tries are kept; empty where nothing tells it from others. */
  name: string;
  /** Where it asks from, which a stranger cannot change as easily as its name; empty where that is not known. */
  place: string;
  /** The device that was shown or given to it. */
  device: KnownDevice | null;
};

/**
 * Tells who asks about the account of `userId` (null where there is none). A device on which that person has
 * signed in is known; any other device, or else an address, is a stranger with a name.
 */
export async function askerOf(actor: Actor, userId: string | null): Promise<Asker> {
  const device = await openDevice(actor.from?.device);
  const place = placeOf(actor);
  const known = device !== null && userId !== null && device.people.includes(userId);
  return { known, name: device ? `device:${device.id}` : place, place, device };
}

/**
 * The same for who has a code sent, so that the code is theirs and no stranger's guesses use it up. A browser
 * without a device gets one with the answer; programs may not keep it, and go by their address.
 */
export async function requesterOf(actor: Actor, userId: string | null): Promise<Asker> {
  const asker = await askerOf(actor, userId);
  if (asker.device || actor.from?.via !== "browser") return asker;
  const device = { id: randomUUID(), people: [] };
  return { ...asker, name: `device:${device.id}`, device };
}

/** Who has a session: neither another session nor a stranger uses up what is this one's. */
export function sessionAsker({ sessionHash }: { sessionHash: string }): Asker {
  return { known: true, name: `session:${sessionHash.slice(0, 32)}`, place: "", device: null };
}

/** Who has entered the right password: known by its device, or as one of those who know that password. */
export async function provenAsker(
  actor: Actor,
  userId: string,
  audience: Audience,
): Promise<Asker> {
  const asker = await askerOf(actor, userId);
  return asker.known ? asker : { ...asker, known: true, name: `password:${audience}` };
}

/** Counts one use, of who is known apart from everybody at the same address. @throws AppError rate_limited. */
export async function limitAsker(
  actor: Actor,
  what: Limited,
  email: string,
  { known, name }: Asker,
): Promise<void> {
  if (known) return limitKnown(what, `${accountKey(email)}:${name}`);
  await limit(actor, what, email);
}

function placeOf({ from }: Actor): string {
  if (!from?.address) return "";
  return ["place", from.key, accountKey(from.address)].filter((part) => part).join(":");
}
