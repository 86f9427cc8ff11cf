"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Opens the browser's print dialog for this page. */
export function PrintButton() {
  return (
    <Button variant="ink" size="s" waking={!useHydrated()} onClick={() => window.print()}>
      <Printer className="icon" aria-hidden="true" />
      Print
    </Button>
  );
}
