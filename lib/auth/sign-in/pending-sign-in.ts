import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import * as contract from "@/lib/auth/session/contract";
import { pendingUser } from "@/lib/auth/sign-in/second-step";
import { AppError } from "@/lib/call/errors";
import { serve } from "@/lib/http/serve";
import { type Audience, guest } from "@/lib/identity/actor";
import { pageOrigin } from "@/lib/identity/page-origin";
import { pendingCookieName } from "@/lib/identity/pending";

type Waiting = z.output<typeof contract.pendingSignIn.output>;

/** Whose sign-in is pending, and where its code comes from. @throws AppError code_expired. */
export const pendingSignIn = serve(contract.pendingSignIn, (_actor, { pending }) =>
  waiting(pending, "customer"),
);

/** The same for the back-office. @throws AppError code_expired. */
export const pendingAdminSignIn = serve(contract.pendingAdminSignIn, (_actor, { pending }) =>
  waiting(pending, "admin"),
);

/**
 * This browser's pending sign-in, for the page that asks for its code; null if there is none, it has
 * expired, or the password has changed.
 */
export async function browsersPendingSignIn(audience: Audience): Promise<Waiting | null> {
  const pending = (await cookies()).get(pendingCookieName(audience))?.value;
  if (!pending) return null;
  const served = audience === "admin" ? pendingAdminSignIn : pendingSignIn;
  try {
    return await served({ ...guest, from: await pageOrigin() }, { pending });
  } catch (error) {
    if (error instanceof AppError && PAST.has(error.code)) return null;
    throw error;
  }
}

async function waiting(pending: string, audience: Audience): Promise<Waiting> {
  const { email, totpSince } = await pendingUser(pending, audience);
  return { email, second_factor: totpSince ? "authenticator" : "mail" };
}

/** A cookie that is too long was not sealed here. */
const PAST = new Set(["code_expired", "invalid_input"]);
