import { registerDirect } from "@/lib/http/direct/answering";
import { answerWebhook } from "@/lib/payments/webhooks/webhooks";

/** Not a call of the contract: the provider signs the raw body, so it must not be parsed first. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await answerWebhook(request) });
}

registerDirect("webhook", (method, segments) =>
  method === "POST" && segments.join("/") === "payments/webhook" ? POST : undefined,
);
