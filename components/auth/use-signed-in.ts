"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether a customer seems to be signed in. Pages are the same for everybody, so this is decided in
 * the browser, from a readable cookie that carries no secret: good for choosing a link, never for access.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(noChanges, hasCustomerHint, () => false);
}

// Signing in and out load the page anew, so there is nothing to listen to.
const noChanges = () => () => {};

function hasCustomerHint() {
  return document.cookie.split("; ").includes("arklane_hint=customer");
}
