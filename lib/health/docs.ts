import type * as contract from "@/lib/health/contract";
import type { ContractDocs } from "@/lib/http/docs";

export const healthDocs: ContractDocs<typeof contract> = {
  health: {
    summary: "Ask whether this process answers",
    description:
      "For load balancers: it needs no key and looks at nothing but the process itself. A process that is going down answers 503 before it stops taking requests.",
    input: {},
    output: { status: "ok" },
  },
};
