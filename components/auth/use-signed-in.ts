"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether a customer is probably signed in. Pages are static, so the browser decides it from a readable
 * cookie without a secret. Good enough to choose a link, never for access control.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(noChanges, hasCustomerHint, () => false);
}

// Signing in or out reloads the page, so there is nothing to subscribe to.
const noChanges = () => () => {};

function hasCustomerHint() {
  return document.cookie.split("; ").includes("arklane_hint=customer");
}
