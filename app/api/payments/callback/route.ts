import { receiveCallback } from "@/lib/payments/webhooks/callback";

/**
 * Not a call of the contract: the provider's page posts a form from its own site, so no cookie is sent. The
 * purchase is found by the provider's order id, and verified by its signature.
 */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, {
    status: 303,
    headers: { location: await receiveCallback(request), "cache-control": "no-store" },
  });
}
