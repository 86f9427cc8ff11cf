import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/retention/contract";

export const chapter: Chapter = "Data retention";

export const docs: ContractDocs<typeof contract> = {
  listRetention: {
    summary: "List what data is removed when",
    description:
      "Each rule of the privacy policy by which personal data goes: what, how long it is kept, when the rule last ran, how many rows, files or purchases it took then and in all, and what went wrong if something did. All of them run each hour, next at `next_run_at`.",
    input: {},
    output: {
      rules: [
        {
          rule: "mails",
          what: "Emails",
          kept: "180 days; their text only until they are sent",
          last_run_at: sample.PLACED_AT,
          removed: 12,
          removed_in_all: 4810,
          last_removed_at: sample.PLACED_AT,
          problem: null,
        },
      ],
      next_run_at: sample.PLACED_AT,
    },
  },
};
