import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/metrics/contract";

export const chapter: Chapter = "Server";

export const docs: ContractDocs<typeof contract> = {
  metrics: {
    summary: "Read the figures of the processes",
    description:
      "For Prometheus, with an API key that has the scope metrics; on a web tier with that tier's own key. Requests by call and status with their times, orders, payments and refunds by state, what waits for a job, and the processes themselves: those behind one port are added up. Figures of the shop are at most 15 seconds old.",
    input: {},
    output: [
      "# HELP http_requests_total Requests to the API by call and status, which is aborted where nobody waited for the answer",
      "# TYPE http_requests_total counter",
      'http_requests_total{call="GET /products/all",status="200"} 1284',
      "",
    ].join("\n"),
  },
};
