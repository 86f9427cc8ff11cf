"use client";

import { LateErrorView } from "@/components/layout/late-error-view";
import "./globals.css";

/** Shown when the root layout itself fails, so it renders its own document. */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong</title>
        <LateErrorView reference={error.digest} retry={retry} />
      </body>
    </html>
  );
}
