import { answerWebhook } from "@/lib/payments/webhooks/webhooks";

/** Not a call of the contract: the provider signs the raw body, so it must not be parsed first. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await answerWebhook(request) });
}
