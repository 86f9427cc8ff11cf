"use client";

import { CircleUserRound } from "lucide-react";
import Link from "next/link";
import { useCustomerHint } from "@/components/layout/header/use-customer-hint";
import { IconLink } from "@/components/ui/icon-button";

/** Link to the login, or to the dashboard when signed in. */
export function AccountLink({
  className,
  words = false,
}: {
  className?: string;
  /** Shows the text "Dashboard" instead of the profile icon. */
  words?: boolean;
}) {
  const signedIn = useCustomerHint(false);
  if (signedIn && !words) {
    return (
      <IconLink href="/dashboard" label="Dashboard" size="s" className="profile" prefetch={false}>
        <CircleUserRound className="icon" aria-hidden="true" />
      </IconLink>
    );
  }
  return (
    <Link className={className} href={signedIn ? "/dashboard" : "/login"} prefetch={false}>
      {signedIn ? "Dashboard" : "Login"}
    </Link>
  );
}
