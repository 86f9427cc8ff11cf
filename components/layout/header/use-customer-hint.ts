"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether a customer is probably signed in, by a readable cookie that carries no secret. Pages are the
 * same for everybody, so this is known in the browser only; `before` is what the page says until then.
 */
export function useCustomerHint(before: boolean): boolean {
  return useSyncExternalStore(noChanges, hasCustomerHint, () => before);
}

// Signing in and out load the page anew, so there is nothing to listen to.
const noChanges = () => () => {};

function hasCustomerHint() {
  return document.cookie.split("; ").includes("arklane_hint=customer");
}
