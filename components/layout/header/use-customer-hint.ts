"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether a customer is probably signed in, from a readable cookie without a secret. Pages are static, so
 * only the browser knows; `before` is the value until hydration.
 */
export function useCustomerHint(before: boolean): boolean {
  return useSyncExternalStore(noChanges, hasCustomerHint, () => before);
}

// Signing in or out reloads the page, so there is nothing to subscribe to.
const noChanges = () => () => {};

function hasCustomerHint() {
  return document.cookie.split("; ").includes("arklane_hint=customer");
}
