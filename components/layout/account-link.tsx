"use client";

import { CircleUserRound } from "lucide-react";
import Link from "next/link";
import { useSyncExternalStore } from "react";
import { IconLink } from "@/components/ui/icon-button";

/**
 * Login, or the way to the dashboard. Pages are the same for everybody, so this is decided in the
 * browser, from a readable cookie that carries no secret.
 */
export function AccountLink({
  className,
  words = false,
}: {
  className?: string;
  /** Says "Dashboard" instead of showing the profile icon. */
  words?: boolean;
}) {
  const signedIn = useSyncExternalStore(noChanges, hasCustomerHint, () => false);
  if (signedIn && !words) {
    return (
      <IconLink href="/dashboard" label="Dashboard" size="s" className="profile">
        <CircleUserRound className="i" aria-hidden="true" />
      </IconLink>
    );
  }
  return (
    <Link className={className} href={signedIn ? "/dashboard" : "/login"}>
      {signedIn ? "Dashboard" : "Login"}
    </Link>
  );
}

// Signing in and out load the page anew, so there is nothing to listen to.
const noChanges = () => () => {};

function hasCustomerHint() {
  return document.cookie.split("; ").includes("arklane_hint=customer");
}
