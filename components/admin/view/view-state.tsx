"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useOptimistic, useTransition } from "react";
import { withView } from "@/components/admin/view/view-address";

type View = {
  /** What the address says now, or will say once the next view is there. */
  params: URLSearchParams;
  /** Goes to the view with these values; null takes one out. Begins at the first page again. */
  show: (values: Record<string, string | null>, options?: { replace?: boolean }) => void;
  /** The address of such a view, for a link. */
  hrefOf: (values: Record<string, string | null>) => string;
  /** Whether the next view is on its way. */
  pending: boolean;
  /** What stands before the names of the page in the address. */
  list: string;
};

const Context = createContext<View | null>(null);

type ViewStateProps = {
  path: string;
  /** Tells the pages of several lists in one address apart: with "stock_" it is `stock_after`. */
  list?: string;
  children: ReactNode;
};

/**
 * What a table of the back-office shows is in its address: shareable, and the browser's back goes back.
 * The old rows stay, dimmed, until the new ones are there.
 */
export function ViewState({ path, list = "", children }: ViewStateProps) {
  const router = useRouter();
  // What was chosen is shown chosen at once, and a second choice before the answer adds to the first.
  const [params, expect] = useOptimistic<URLSearchParams>(useSearchParams());
  const [pending, start] = useTransition();
  const hrefOf = (values: Record<string, string | null>) => withView(path, params, values, list);
  const show: View["show"] = (values, { replace = false } = {}) =>
    start(() => {
      const href = hrefOf(values);
      expect(new URLSearchParams(href.split("?")[1]));
      writeHistory(replace ? "replaceState" : "pushState", href);
      router.replace(href, { scroll: false });
    });
  return <Context value={{ params, show, hrefOf, pending, list }}>{children}</Context>;
}

/**
 * Writes the entry at once. The router writes it only when the next view is drawn, so a second choice before
 * that would take the place of the first and Back would skip a view. For an entry that was left before it was
 * drawn the router finds no state of its own and loads the page anew; its own `pushState` would have copied
 * the state of the view before.
 */
function writeHistory(how: "pushState" | "replaceState", href: string): void {
  History.prototype[how].call(window.history, {}, "", href);
}

/** The view around this component. @throws Error outside of a `ViewState`. */
export function useView(): View {
  const view = useContext(Context);
  if (!view) throw new Error("useView needs a ViewState around it.");
  return view;
}

/** What the view shows: busy and dimmed while the next one is on its way. */
export function ViewBody({ children }: { children: ReactNode }) {
  const { pending } = useView();
  return (
    <div className="view-body" aria-busy={pending || undefined}>
      {children}
    </div>
  );
}
