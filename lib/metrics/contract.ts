import { z } from "zod";
import { call } from "@/lib/call/call";

/** The metrics of all processes behind this port in the text format of Prometheus. */
export const metrics = call({
  method: "GET",
  path: "/metrics",
  access: "machine",
  scope: "metrics",
  local: true,
  answers: "text",
  input: z.object({}),
  output: z.string(),
  errors: [],
});
