"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/components/visits/when-idle";

/** Counts the pages of a visit. Its script loads when the browser has nothing else to do. */
export function VisitWatch() {
  const path = usePathname();
  useEffect(() => whenIdle(({ seePage }) => seePage(path)), [path]);
  return null;
}
