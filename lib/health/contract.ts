import { z } from "zod";
import { call } from "@/lib/call/call";

/**
 * Whether this process answers. Needs no key, for load balancers. 503 with status "stopping" during
 * shutdown.
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

/** Something that a process needs and lacks. */
export const Problem = z.object({
  what: z.enum(["process", "database", "migrations", "notices", "mail", "payment", "files", "api"]),
  message: z.string(),
});
export type Problem = z.output<typeof Problem>;

/**
 * Whether this process has all that it needs: 503 with status "not ready" and `problems` if not. A web tier
 * only needs the API tier, and reports that one's problems.
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
