"use client";
import { useCallQuery } from "@/lib/http/browser/hooks";
import { searchOffice } from "@/lib/palette/contract";
import { MIN_QUERY } from "@/lib/palette/rules";

/**
 * Searches the back-office. Results are cached by query, so a late answer is never shown for another query;
 * the last result stays until the new one arrives, marked `isPlaceholderData`.
 */
export function useOfficeSearch(query: string) {
  const enabled = query.trim().length >= MIN_QUERY;
  return useCallQuery(
    searchOffice,
    { query: query.trim() },
    { enabled, keepLast: enabled, staleTime: 10_000 },
  );
}
