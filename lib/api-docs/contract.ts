import { z } from "zod";
import { call } from "@/lib/call/call";

/** The OpenAPI document of every call. For administrators; in the demo for everyone. */
export const openApiDocument = call({
  method: "GET",
  path: "/openapi.json",
  access: "public",
  input: z.object({}),
  output: z.looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  }),
  errors: ["forbidden"],
});
