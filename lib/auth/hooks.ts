"use client";
import { adminLogin, adminLogout, login, logout, signup } from "@/lib/auth/contract";
import { useCallMutation } from "@/lib/http/hooks";

export const useSignup = () => useCallMutation(signup);
export const useLogin = () => useCallMutation(login);
export const useAdminLogin = () => useCallMutation(adminLogin);

/** The session is gone only when the call succeeded; otherwise `error` says so. */
export function useLogout() {
  const { mutate, isPending, error } = useCallMutation(logout, { onSuccess: () => leave("/") });
  return { logout: () => mutate({}), pending: isPending, error };
}

export function useAdminLogout() {
  const { mutate, isPending, error } = useCallMutation(adminLogout, {
    onSuccess: () => leave("/admin/login"),
  });
  return { logout: () => mutate({}), pending: isPending, error };
}

/** A full load, so that nothing of the last person stays in the browser's memory. */
function leave(href: string): void {
  window.location.assign(href);
}
