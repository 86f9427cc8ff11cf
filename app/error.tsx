"use client";

import { useEffect } from "react";
import { LateErrorView } from "@/components/layout/late-error-view";

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

  return <LateErrorView reference={error.digest} retry={retry} />;
}
