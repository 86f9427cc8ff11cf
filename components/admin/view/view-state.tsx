"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useOptimistic, useTransition } from "react";
import { withView } from "@/components/admin/view/view-address";

type View = {
  /** The query parameters, optimistically those of the next view while it loads. */
  params: URLSearchParams;
  /** Navigates to the view with these parameters changed, on its first page; null removes one. */
  show: (values: Record<string, string | null>, options?: { replace?: boolean }) => void;
  /** The URL of such a view, for a link. */
  hrefOf: (values: Record<string, string | null>) => string;
  /** Whether the next view is loading. */
  pending: boolean;
  /** Prefix of the paging parameters. */
  list: string;
};

const Context = createContext<View | null>(null);

type ViewStateProps = {
  path: string;
  /** Prefix of the paging parameters if several lists share one URL: "stock_" gives `stock_after`. */
  list?: string;
  children: ReactNode;
};

/**
 * Keeps the view of a back-office table (filters, sorting, page) in the URL, so that it can be shared and
 * the back button works. The old rows stay, dimmed, until the new ones arrive.
 */
export function ViewState({ path, list = "", children }: ViewStateProps) {
  const router = useRouter();
  // Optimistic: a choice shows at once, and a second one made before the answer builds on the first.
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
 * Writes the history entry at once. The router writes it only when the next view is rendered, so a second
 * choice before that would replace the first one, and Back would skip a view. Bypasses the router's patched
 * `pushState`, which would copy the previous view's state: without router state, going back to an entry that
 * was never rendered reloads the page.
 */
function writeHistory(how: "pushState" | "replaceState", href: string): void {
  History.prototype[how].call(window.history, {}, "", href);
}

/** The surrounding view. @throws Error outside of a `ViewState`. */
export function useView(): View {
  const view = useContext(Context);
  if (!view) throw new Error("useView needs a ViewState around it.");
  return view;
}

/** Content of the view; busy and dimmed while the next view loads. */
export function ViewBody({ children }: { children: ReactNode }) {
  const { pending } = useView();
  return (
    <div className="view-body" aria-busy={pending || undefined}>
      {children}
    </div>
  );
}
