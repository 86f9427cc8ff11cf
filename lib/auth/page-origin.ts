import "server-only";
import { headers } from "next/headers";
import type { Origin } from "@/lib/auth/actor";
import { originOf } from "@/lib/auth/origin";
import { requestIdOf } from "@/lib/http/request-id";

/** Where the request for the page, or of the form, that is being worked on comes from: always a browser. */
export async function pageOrigin(): Promise<Origin> {
  const sent = await headers();
  return { ...originOf({ headers: sent }, "browser"), requestId: requestIdOf(sent) };
}
