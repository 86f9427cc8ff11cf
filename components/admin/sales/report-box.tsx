import { type ReactNode, Suspense } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";

type ReportBoxProps = {
  /** Anchor of the heading. */
  id: string;
  title: string;
  /** Height in px of the loaded content, for the skeleton. */
  height: number;
  /** The content is a table, which extends to the edges of the box. */
  table?: boolean;
  children: ReactNode;
};

/** A section of the report that loads and fails independently. */
export function ReportBox({ id, title, height, table, children }: ReportBoxProps) {
  return (
    <section className={table ? "surface surface--table" : "surface"} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LoadBoundary text={`${title} could not be loaded. Please try again.`}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton height={height} />
            </Loading>
          }
        >
          {children}
        </Suspense>
      </LoadBoundary>
    </section>
  );
}
