"use client";
import {
  changeAccess,
  endUserSession,
  endUserSessions,
  unlockUser,
} from "@/lib/accounts/admin/contract";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** Ends a person's session; the caller refreshes the server-rendered page. */
export const useEndUserSession = () => useCallMutation(endUserSession);
export const useEndUserSessions = () => useCallMutation(endUserSessions);

/** Ends the lockouts of an account. */
export const useUnlockUser = () => useCallMutation(unlockUser);
/** Changes a person's role, or blocks or unblocks them. */
export const useChangeAccess = () => useCallMutation(changeAccess);
