import { type ReactNode, Suspense } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";

type SettingSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text: ReactNode;
  /** Text beside a Retry button when the content fails to load. */
  failure?: string;
  children: ReactNode;
};

/** One section of the settings: explanation on the left, controls on the right. */
export function SettingSection({
  id,
  title,
  text,
  failure = "This could not be loaded.",
  children,
}: SettingSectionProps) {
  return (
    <section className="surface setting-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mute setting-section-text">{text}</p>
      </div>
      <div className="setting-section-body">
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
