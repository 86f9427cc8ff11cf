"use client";

import Link from "next/link";
import { useCustomerHint } from "@/components/layout/header/use-customer-hint";
import { buttonClass } from "@/components/ui/button";

/** The footer's way to the dashboard. Without scripts the dashboard itself sends a stranger to the login. */
export function ClientPortal() {
  const signedIn = useCustomerHint(true);
  return (
    <Link
      className={buttonClass({ variant: "line", size: "s" })}
      href={signedIn ? "/dashboard" : "/login"}
      prefetch={false}
    >
      Client portal
    </Link>
  );
}
