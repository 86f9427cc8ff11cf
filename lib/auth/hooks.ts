"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import * as admin from "@/lib/auth/admins/admin-contract";
import * as customer from "@/lib/auth/contract";
import { adminStepUp, stepUp } from "@/lib/auth/session/contract";
import * as signUp from "@/lib/auth/sign-up/contract";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";
import type { Audience } from "@/lib/identity/actor";

// ---- signing in

export const useSignup = () => useCallMutation(customer.signup);
export const useRequestSignupCode = () => useCallMutation(signUp.requestSignupCode);
export const useSignupByCode = () => useCallMutation(signUp.signupByCode);
export const useAdminSignup = () => useCallMutation(admin.adminSignup);

/** AppError second_factor_required (308) means that the code step comes next. */
export const useLogin = (audience: Audience) =>
  useCallMutation(audience === "admin" ? admin.adminLogin : customer.login);

export const useVerifySecondFactor = (audience: Audience) =>
  useCallMutation(
    audience === "admin" ? admin.verifyAdminSecondFactor : customer.verifySecondFactor,
  );

export const useResendSecondFactor = (audience: Audience) =>
  useCallMutation(
    audience === "admin" ? admin.resendAdminSecondFactor : customer.resendSecondFactor,
  );

/** The session has ended only if the call succeeded; otherwise `error` says so. */
export function useLogout() {
  const { mutate, isPending, error } = useCallMutation(customer.logout, {
    onSuccess: () => leave("/"),
  });
  return { logout: () => mutate({}), pending: isPending, error };
}

export function useAdminLogout() {
  const { mutate, isPending, error } = useCallMutation(admin.adminLogout, {
    onSuccess: () => leave("/admin/login"),
  });
  return { logout: () => mutate({}), pending: isPending, error };
}

// ---- password and email

export const useRequestPasswordReset = (audience: Audience) =>
  useCallMutation(
    audience === "admin" ? admin.requestAdminPasswordReset : customer.requestPasswordReset,
  );

export const useConfirmPasswordReset = (audience: Audience) =>
  useCallMutation(
    audience === "admin" ? admin.confirmAdminPasswordReset : customer.confirmPasswordReset,
  );

export const useRequestEmailCode = () => useCallMutation(customer.requestEmailCode);
export const useVerifyEmail = () => useCallMutation(customer.verifyEmail);
export const useRequestAdminEmailCode = () => useCallMutation(admin.requestAdminEmailCode);
export const useVerifyAdminEmail = () => useCallMutation(admin.verifyAdminEmail);
export const useCancelEmailChange = (audience: Audience) =>
  useCallMutation(audience === "admin" ? admin.cancelAdminEmailChange : customer.cancelEmailChange);
export const useUndoEmailChange = () => useCallMutation(customer.undoEmailChange);
export const useUpdateAdmin = () => useCallMutation(admin.updateAdmin);

/** Re-enters the password in between: see components/auth/password-dialog.tsx. */
export const useStepUp = (audience: Audience) =>
  useCallMutation(audience === "admin" ? adminStepUp : stepUp);

// ---- settings

export const useToggleSecondFactor = (audience: Audience) =>
  useCallMutation(
    audience === "admin" ? admin.toggleAdminSecondFactor : customer.toggleSecondFactor,
  );

const devicesCall = (audience: Audience) =>
  audience === "admin" ? admin.listAdminDevices : customer.listDevices;

export const useDevices = (
  audience: Audience,
  initialData: z.output<typeof customer.listDevices.output>,
) => useCallQuery(devicesCall(audience), {}, { initialData });

/** Both refresh the list of devices before their promise resolves. */
export function useSignOutDevice(audience: Audience) {
  const reload = useReload(devicesCall(audience));
  const one = audience === "admin" ? admin.signOutAdminDevice : customer.signOutDevice;
  const others =
    audience === "admin" ? admin.signOutOtherAdminDevices : customer.signOutOtherDevices;
  return {
    one: useCallMutation(one, { onSuccess: reload }),
    others: useCallMutation(others, { onSuccess: reload }),
  };
}

export const useInvitations = (initialData: z.output<typeof admin.listInvitations.output>) =>
  useCallQuery(admin.listInvitations, {}, { initialData });

export const useCreateInvitation = () =>
  useCallMutation(admin.createInvitation, { onSuccess: useReload(admin.listInvitations) });

export const useRevokeInvitation = () =>
  useCallMutation(admin.revokeInvitation, { onSuccess: useReload(admin.listInvitations) });

function useReload(spec: Parameters<typeof callKey>[0]) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(spec) });
}

/** A full page load, so that no data of the last person stays in memory. */
function leave(href: string): void {
  window.location.assign(href);
}
