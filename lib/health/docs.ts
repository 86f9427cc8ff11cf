import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/health/contract";

export const chapter: Chapter = "Server";

export const docs: ContractDocs<typeof contract> = {
  health: {
    summary: "Ask whether this process answers",
    description:
      'For load balancers: it needs no key and looks at nothing but the process itself. A process that has been told to end answers 503 with status "stopping" before it stops taking requests.',
    input: {},
    output: { status: "ok" },
  },
  ready: {
    summary: "Ask whether this process has what it needs",
    description:
      'For whoever watches over the shop; it needs no key. Asks for the database, its migrations, whether changes of products are heard, the mail server, the payment provider and whether the folder of files can be written, and on a web tier for the API tier. When something is missing it answers 503 with status "not ready" and the list problems, whose entries have the keys what and message. An answer may be some seconds old, so it can be asked every second.',
    input: {},
    output: { status: "ready" },
  },
};
