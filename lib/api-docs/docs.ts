import type * as contract from "@/lib/api-docs/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";

export const chapter: Chapter = "Documentation";

export const docs: ContractDocs<typeof contract> = {
  openApiDocument: {
    summary: "Get this documentation as OpenAPI 3.1",
    description:
      "Answers one document that describes every call: made from the same definitions that check what is sent and answered. It is open to administrators; in the demo to every API key, and to a browser on the site's own pages. Anybody else is answered forbidden.",
    input: {},
    output: {
      openapi: "3.1.0",
      info: { title: "Arklane API", version: "1", description: "The calls of the shop." },
      paths: { "/health": { get: { summary: "Ask whether this process answers" } } },
    },
  },
};
