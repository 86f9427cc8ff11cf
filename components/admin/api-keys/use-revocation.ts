"use client";

import { useRevoking } from "@/components/admin/ui/use-revoking";
import type { ApiKey } from "@/lib/api-keys/contract";
import { useRevokeApiKey } from "@/lib/api-keys/hooks";

/** Revokes a key after a confirmation; put `place` on the table. */
export function useRevocation() {
  const { mutateAsync, isPending: busy } = useRevokeApiKey();
  const revoking = useRevoking<ApiKey, HTMLTableElement>(
    ({ id }) => mutateAsync({ id }),
    "The key could not be revoked.",
  );
  return { ...revoking, busy };
}
