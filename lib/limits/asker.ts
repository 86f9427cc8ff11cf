import "server-only";
import { randomUUID } from "node:crypto";
import type { Limited } from "@/lib/call/limit-table";
import type { Actor, Audience } from "@/lib/identity/actor";
import { type KnownDevice, openDevice } from "@/lib/identity/device";
import { accountKey, limit, limitKnown } from "@/lib/limits/limits";

/** Who guesses a secret or has a code sent, as far as known before anything is proven. */
export type Asker = {
  /** Has signed in on this device before, or has just proven the password: counted apart from strangers. */
  known: boolean;
  /** The key of its codes and its own wrong attempts; empty if it cannot be told apart. */
  name: string;
  /** The client address, which a stranger cannot change as easily as its name; empty if unknown. */
  place: string;
  /** The device that it presented or was given. */
  device: KnownDevice | null;
};

/**
 * The asker for the account `userId` (null if there is none). A device on which that person has signed in is
 * known; any other device, or else the address, names a stranger.
 */
export async function askerOf(actor: Actor, userId: string | null): Promise<Asker> {
  const device = await openDevice(actor.from?.device);
  const place = placeOf(actor);
  const known = device !== null && userId !== null && device.people.includes(userId);
  return { known, name: device ? `device:${device.id}` : place, place, device };
}

/**
 * The asker who has a code sent, named so that strangers' guesses do not use up the code. A browser without
 * a device gets one with the answer; programs may not store it and are identified by address.
 */
export async function requesterOf(actor: Actor, userId: string | null): Promise<Asker> {
  const asker = await askerOf(actor, userId);
  if (asker.device || actor.from?.via !== "browser") return asker;
  const device = { id: randomUUID(), people: [] };
  return { ...asker, name: `device:${device.id}`, device };
}

/**
 * The asker who wants an account. Always a device, given with the answer: a program, too, must send it again with the
 * code.
 */
export async function newcomerOf(actor: Actor): Promise<Asker & { device: KnownDevice }> {
  const asker = await askerOf(actor, null);
  const device = asker.device ?? { id: randomUUID(), people: [] };
  return { ...asker, name: `device:${device.id}`, device };
}

/** The asker of a session, counted apart from other sessions and strangers. */
export function sessionAsker({ sessionHash }: { sessionHash: string }): Asker {
  return { known: true, name: `session:${sessionHash.slice(0, 32)}`, place: "", device: null };
}

/** The asker who has entered the right password: identified by the device, or else by the password. */
export async function provenAsker(
  actor: Actor,
  userId: string,
  audience: Audience,
): Promise<Asker> {
  const asker = await askerOf(actor, userId);
  return asker.known ? asker : { ...asker, known: true, name: `password:${audience}` };
}

/**
 * Counts one use; known askers are counted apart from others at the same address.
 * @throws AppError rate_limited.
 */
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
