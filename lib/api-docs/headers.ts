import "server-only";
import type { Header, Parameter, Reference } from "@/lib/api-docs/document";
import { type Call, DEVICE_HEADER, PENDING_HEADER } from "@/lib/call/call";

const text = (description: string): Header => ({ description, schema: { type: "string" } });

/** The headers of answers. */
export const ANSWER_HEADERS = {
  "x-request-id": text("Names this request in our logs."),
  authorization: text('"Bearer …": what the next calls of this person are made with.'),
  [PENDING_HEADER]: text("What to send as pending with the code."),
  [DEVICE_HEADER]: text(
    "Names this device: keep it, and send it with every login and code. Wrong tries of strangers then never lock it out.",
  ),
  etag: text("Names this version of the answer."),
  "content-disposition": text("What the file is saved as."),
  "retry-after": {
    description: "Seconds until it is worth trying again.",
    schema: { type: "integer", minimum: 1 },
  },
} satisfies Record<string, Header>;

/** References to those headers, and to the request id, which every answer has. */
export function answerHeaders(
  ...names: (keyof typeof ANSWER_HEADERS | false | undefined)[]
): Record<string, Reference> {
  const all = ["x-request-id", ...names.filter((name) => typeof name === "string")];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers that a call honours besides those of its security. */
export function requestHeaders({ once, etag, device }: Call): Parameter[] {
  const headers: (Parameter | false | undefined)[] = [
    once && {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "Makes it safe to send a change again: for 24 hours the same key with the same body is answered as the first time; with another body it is answered conflict.",
      schema: { type: "string" },
    },
    device && {
      name: DEVICE_HEADER,
      in: "header",
      required: false,
      description:
        "What an earlier login or code request of this device answered under this name. Its wrong tries are counted apart from those of strangers.",
      schema: { type: "string" },
    },
    etag && {
      name: "If-None-Match",
      in: "header",
      required: false,
      description:
        "The etag of an earlier answer: answered 304 without a body where it is still so.",
      schema: { type: "string" },
    },
  ];
  return headers.filter((header) => typeof header === "object");
}
