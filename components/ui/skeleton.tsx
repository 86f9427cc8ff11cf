import type { CSSProperties, ReactNode } from "react";

type Box = Pick<CSSProperties, "width" | "height" | "aspectRatio" | "borderRadius" | "marginTop">;

/** A grey box the size of the content to come. Wrap a group in `<Loading>`. */
export function Skeleton({ className = "", ...box }: Box & { className?: string }) {
  return <div className={`skeleton ${className}`.trim()} style={box} />;
}

/** Announces "Loading" to screen readers; wraps skeletons. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden">Loading</span>
      {children}
    </div>
  );
}
