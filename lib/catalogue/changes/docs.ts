import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/catalogue/changes/contract";

export const chapter: Chapter = "Web tiers";

export const docs: ContractDocs<typeof contract> = {
  productChanges: {
    summary: "Follow the changes of the catalogue",
    description:
      "For web tiers of ours, whose key has the scope tier. The answer does not end: every change of a product adds a line of JSON with the slugs that changed, where null means all of them, and an empty list comes every five seconds. Whoever loses the connection connects again and takes everything as changed.",
    input: {},
    fileType: "application/x-ndjson",
    output: '{"slugs":[]}\n{"slugs":["ac03w-7-4-kw"]}\n',
  },
};
