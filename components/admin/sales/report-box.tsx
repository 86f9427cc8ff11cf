import { type ReactNode, Suspense } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";

type ReportBoxProps = {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** Px that its content takes once it is there. */
  height: number;
  /** A table reaches to the edges of the box. */
  table?: boolean;
  children: ReactNode;
};

/** A section of the report: it loads and fails by itself. */
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
