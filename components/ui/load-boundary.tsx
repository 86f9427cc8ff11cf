"use client";

import { catchError, type ErrorInfo } from "next/error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/**
 * Error boundary: shows `text` and a Retry button if its children fail to load; the page around it stays.
 * `boxed` puts the message in a white box.
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
