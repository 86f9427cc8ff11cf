import "server-only";
import { headers } from "next/headers";
import { requestIdOf } from "@/lib/call/request-id";
import type { Origin } from "@/lib/identity/actor";
import { originOf } from "@/lib/identity/origin";

/** The origin of the request for the current page or form: always a browser. */
export async function pageOrigin(): Promise<Origin> {
  const sent = await headers();
  return { ...originOf({ headers: sent }, "browser"), requestId: requestIdOf(sent) };
}
