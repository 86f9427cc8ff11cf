"use client";

import Link from "next/link";
import { useCustomerHint } from "@/components/layout/header/use-customer-hint";
import { buttonClass } from "@/components/ui/button";

/** Footer link to the dashboard. Without JavaScript, the dashboard redirects guests to the login. */
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
