import "server-only";
import { headers } from "next/headers";
import { requestIdOf } from "@/lib/call/request-id";
import type { Origin } from "@/lib/identity/actor";
import { originOf } from "@/lib/identity/origin";

/** Where the request for the page, or of the form, that is being worked on comes from: always a browser. */
export async function pageOrigin(): Promise<Origin> {
  const sent = await headers();
  return { ...originOf({ headers: sent }, "browser"), requestId: requestIdOf(sent) };
}
