"use client";
import {
  changeAccess,
  endUserSession,
  endUserSessions,
  unlockUser,
} from "@/lib/accounts/admin/contract";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** Ends a session of somebody; what is drawn by the server is the caller's to refresh. */
export const useEndUserSession = () => useCallMutation(endUserSession);
export const useEndUserSessions = () => useCallMutation(endUserSessions);

/** Opens an account that wrong tries have locked. */
export const useUnlockUser = () => useCallMutation(unlockUser);
/** Changes the role of somebody, or blocks or unblocks them. */
export const useChangeAccess = () => useCallMutation(changeAccess);
