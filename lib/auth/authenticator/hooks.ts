"use client";
import * as contract from "@/lib/auth/authenticator/contract";
import { useCallMutation } from "@/lib/http/browser/hooks";

export const useBeginAuthenticator = () => useCallMutation(contract.beginAuthenticator);
export const useConfirmAuthenticator = () => useCallMutation(contract.confirmAuthenticator);
export const useRenewAuthenticatorCodes = () => useCallMutation(contract.renewAuthenticatorCodes);
export const useRemoveAuthenticator = () => useCallMutation(contract.removeAuthenticator);
export const useRemoveUserAuthenticator = () => useCallMutation(contract.removeUserAuthenticator);
