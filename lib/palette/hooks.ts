"use client";
import { useCallQuery } from "@/lib/http/browser/hooks";
import { searchOffice } from "@/lib/palette/contract";
import { MIN_QUERY } from "@/lib/palette/rules";

/**
 * What the back-office knows of these words. Answers are kept by their query, so one that comes late is
 * nobody's; until the new one is there the last stands, marked `isPlaceholderData`.
 */
export function useOfficeSearch(query: string) {
  const enabled = query.trim().length >= MIN_QUERY;
  return useCallQuery(
    searchOffice,
    { query: query.trim() },
    { enabled, keepLast: enabled, staleTime: 10_000 },
  );
}
