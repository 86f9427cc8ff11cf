import { Suspense } from "react";
import type { ErrorViewProps } from "@/components/layout/error-view";
import { late } from "@/components/ui/late/late";

/** `ErrorView`, whose words are fetched when a page fails: every page ships this code. */
export function LateErrorView(props: ErrorViewProps) {
  return (
    <Suspense fallback={<Bare {...props} />}>
      <Whole {...props} />
    </Suspense>
  );
}

const Whole = late(
  () => import("@/components/layout/error-view").then(({ ErrorView }) => ErrorView),
  Bare,
);

/** Until the words are here, and where they cannot be fetched. */
function Bare({ retry }: ErrorViewProps) {
  return (
    <main id="main" className="wrap section lost">
      <h1 className="display">That did not work.</h1>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}
