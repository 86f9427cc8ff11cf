import { receiveWebhook } from "@/lib/payments/webhooks";

/** Not a call of the contract: the provider signs the raw bytes, so nothing may parse them before. */
export async function POST(request: Request): Promise<Response> {
  const raw = Buffer.from(await request.arrayBuffer());
  return new Response(null, { status: await receiveWebhook(raw, request.headers) });
}
