"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useTransition } from "react";
import { withView } from "@/components/admin/view/view-address";

type View = {
  /** What the address says now. */
  params: URLSearchParams;
  /** Goes to the view with these values; null takes one out. Begins at the first page again. */
  show: (values: Record<string, string | null>, options?: { replace?: boolean }) => void;
  /** The address of such a view, for a link. */
  hrefOf: (values: Record<string, string | null>) => string;
  /** Whether the next view is on its way. */
  pending: boolean;
};

const Context = createContext<View | null>(null);

/**
 * What a table of the back-office shows is in its address: shareable, and the browser's back goes back.
 * The old rows stay, dimmed, until the new ones are there.
 */
export function ViewState({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter();
  const params = useSearchParams();
  const [pending, start] = useTransition();
  const hrefOf = (values: Record<string, string | null>) => withView(path, params, values);
  const show: View["show"] = (values, { replace = false } = {}) =>
    start(() => router[replace ? "replace" : "push"](hrefOf(values), { scroll: false }));
  return <Context value={{ params, show, hrefOf, pending }}>{children}</Context>;
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
