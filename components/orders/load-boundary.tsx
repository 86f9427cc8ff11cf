"use client";

import { catchError, type ErrorInfo } from "next/error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shows `text` and a Retry when what is inside could not be loaded; the frame around it stays. */
export const LoadBoundary = catchError(LoadFailure);

function LoadFailure({ text }: { text: string }, { retry }: ErrorInfo) {
  return (
    <EmptyState tone="error" text={text}>
      <Button size="s" variant="line" onClick={() => retry()}>
        Retry
      </Button>
    </EmptyState>
  );
}
