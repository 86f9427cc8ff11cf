import "server-only";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";
import type { NewNetwork } from "@/lib/identity/key-use";
import { alertAdministrators } from "@/lib/mail/letters/alerts";

/** A key used from a new network may have been copied: mails every administrator, once a day per key. */
export async function reportNewNetwork(tx: Tx, { id, name, network }: NewNetwork): Promise<void> {
  await audit(tx, {
    by: "system",
    action: "api_key.used_elsewhere",
    subject: id,
    detail: { network },
  });
  await alertAdministrators(tx, {
    key: `api-key:${id}`,
    title: `An API key was used from a new network: ${name}`,
    facts: [
      `The key “${name}” was used from ${network}, where it was never used before.`,
      "If you have not moved the app that uses it, revoke the key now and make another one.",
    ],
    path: "/admin/settings/api-keys",
  });
}
