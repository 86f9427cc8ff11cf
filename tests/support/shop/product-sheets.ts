import { DEMO_API_KEY } from "@/lib/demo";
import { request, respond } from "@/tests/support/servers/http";

/** Sends a file to the import, by default as a dry run. */
export function sendSheet(
  token: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  form.append("file", new File([content], "products.csv", { type: "text/csv" }));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return request("/admin/products/import", { body: form, token });
}

/** Checks a file, then imports what was checked. */
export async function importSheet(token: string, content: string) {
  const { body } = await sendSheet(token, content);
  return sendSheet(token, content, { dry_run: "false", fingerprint: body.fingerprint ?? "" });
}

/** The export as text, its byte order mark included, and its headers. */
export async function fetchSheet(token: string, query = "") {
  const url = `/admin/products/export${query}`;
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${token}` };
  const response = await respond(new Request(`http://localhost:3000/api${url}`, { headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text: bytes.toString("utf8") };
}
