import { z } from "zod";
import { call } from "@/lib/http/call";

/** Whether this process answers. Needs no key: load balancers ask it. */
export const health = call({
  method: "GET",
  path: "/health",
  access: "open",
  input: z.object({}),
  output: z.object({ status: z.literal("ok") }),
  errors: [],
});
