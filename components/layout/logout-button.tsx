"use client";

import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";
import { useAdminLogout, useLogout } from "@/lib/auth/hooks";

/** Ends the session. On failure the user stays signed in and sees a message. */
export function LogoutButton({ audience }: { audience: "customer" | "admin" }) {
  return audience === "admin" ? <AdminLogout /> : <CustomerLogout />;
}

function CustomerLogout() {
  return <LogoutView {...useLogout()} />;
}

function AdminLogout() {
  return <LogoutView {...useAdminLogout()} />;
}

function LogoutView({
  logout,
  pending,
  error,
}: {
  logout: () => void;
  pending: boolean;
  error: Error | null;
}) {
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  return (
    <button type="button" title="Logout" aria-busy={pending || undefined} onClick={logout}>
      <LogOut className="icon" aria-hidden="true" />
      <span>Logout</span>
    </button>
  );
}
