import { z } from "zod";
import { call } from "@/lib/call/call";

/**
 * Whether this process answers. Needs no key: load balancers ask it. 503 with status "stopping" once the
 * process has been told to end.
 */
export const health = call({
  method: "GET",
  path: "/health",
  access: "open",
  local: true,
  input: z.object({}),
  output: z.object({ status: z.literal("ok") }),
  errors: ["unavailable"],
});

/** What a process needs to do its work, and what of it is not there. */
export const Problem = z.object({
  what: z.enum(["process", "database", "migrations", "mail", "payment", "files", "api"]),
  message: z.string(),
});
export type Problem = z.output<typeof Problem>;

/**
 * Whether this process has all that it needs: 503 with status "not ready" and the `problems` when not. A web
 * tier needs the API tier only, and passes on what that one says.
 */
export const ready = call({
  method: "GET",
  path: "/ready",
  access: "open",
  local: true,
  input: z.object({}),
  output: z.object({ status: z.literal("ready") }),
  errors: ["unavailable"],
});
