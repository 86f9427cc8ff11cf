"use client";

import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useHydrated } from "@/components/ui/use-hydrated";
import { NetworkError } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<{ error: Error | null }>;
};

type LoadMoreProps = {
  pages: Pages;
  failure: string;
  /** Called before the next page is fetched. */
  onMore?: () => void;
  audience?: Audience;
};

/** "Load more" button of a paged list, or an error with Retry. Renders nothing after the last page. */
export function LoadMore({ pages, failure, onMore, audience }: LoadMoreProps) {
  const hydrated = useHydrated();
  if (!pages.hasNextPage) return null;

  async function more() {
    onMore?.();
    const { error } = await pages.fetchNextPage();
    signInAgain(error, audience);
  }

  const button = (
    <Button
      size="s"
      variant="line"
      busy={pages.isFetchingNextPage}
      waking={!hydrated}
      onClick={more}
    >
      {pages.isFetchNextPageError ? "Retry" : "Load more"}
    </Button>
  );
  if (!pages.isFetchNextPageError) return <div>{button}</div>;
  const offline = pages.error instanceof NetworkError && !navigator.onLine;
  return (
    <EmptyState tone="error" text={offline ? `You are offline. ${failure}` : failure}>
      {button}
    </EmptyState>
  );
}
