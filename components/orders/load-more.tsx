"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The end of a list that goes on: a button, or what went wrong with a Retry. Nothing at the very end. */
export function LoadMore({ pages, failure }: { pages: Pages; failure: string }) {
  if (!pages.hasNextPage) return null;
  const more = (
    <Button
      size="s"
      variant="line"
      busy={pages.isFetchingNextPage}
      onClick={() => pages.fetchNextPage()}
    >
      {pages.isFetchNextPageError ? "Retry" : "Load more"}
    </Button>
  );
  if (!pages.isFetchNextPageError) return <div>{more}</div>;
  return (
    <EmptyState tone="error" text={failure}>
      {more}
    </EmptyState>
  );
}
