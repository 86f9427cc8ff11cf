"use client";

import { useEffect } from "react";
import { ErrorView } from "@/components/layout/error-view";

export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return <ErrorView reference={error.digest} retry={retry} />;
}
