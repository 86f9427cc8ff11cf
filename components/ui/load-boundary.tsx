"use client";

import { catchError, type ErrorInfo } from "next/error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/**
 * Shows `text` and a Retry when what is inside could not be loaded; the frame around it stays. `boxed`
 * gives the message a white box of its own.
 */
export const LoadBoundary = catchError(LoadFailure);

function LoadFailure({ text, boxed }: { text: string; boxed?: boolean }, { retry }: ErrorInfo) {
  return (
    <div className={boxed ? "surface" : undefined}>
      <EmptyState tone="error" text={text}>
        <Button size="s" variant="line" onClick={() => retry()}>
          Retry
        </Button>
      </EmptyState>
    </div>
  );
}
