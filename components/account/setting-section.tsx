import { type ReactNode, Suspense } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";

type SettingSectionProps = {
  /** Of the heading. */
  id: string;
  title: string;
  text: ReactNode;
  /** What is said, with a Retry, when the content cannot be loaded. */
  failure?: string;
  children: ReactNode;
};

/** One matter of the settings: what it is on the left, what one can do on the right. */
export function SettingSection({
  id,
  title,
  text,
  failure = "This could not be loaded.",
  children,
}: SettingSectionProps) {
  return (
    <section
      className="box grid content-start gap-x-10 gap-y-5 lg:grid-cols-[1fr_minmax(0,560px)]"
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mute mt-1">{text}</p>
      </div>
      <div className="min-w-0 max-w-[560px] lg:max-w-none">
        <LoadBoundary text={failure}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </LoadBoundary>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={40} />
    </Loading>
  );
}
