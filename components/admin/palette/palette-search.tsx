"use client";

import { Search, X } from "lucide-react";
import { useState } from "react";
import { PaletteList } from "@/components/admin/palette/palette-list";
import {
  groupsBefore,
  groupsFor,
  optionId,
  type PaletteOption,
  pagesFor,
} from "@/components/admin/palette/palette-options";
import { keepRecent, readRecents } from "@/components/admin/palette/palette-recents";
import { useDebounced } from "@/components/admin/palette/use-debounced";
import { usePaletteKeys } from "@/components/admin/palette/use-palette-keys";
import { useRole } from "@/components/admin/users/role";
import { TextButton } from "@/components/ui/facts/text-link";
import { IconButton } from "@/components/ui/icon-button";
import { useOfficeSearch } from "@/lib/palette/hooks";
import { MIN_QUERY } from "@/lib/palette/rules";

const PAUSE_MS = 120;

/** The search field and its results. Arrow keys select, Enter opens, Ctrl or ⌘ Enter opens a new tab. */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [recents] = useState(readRecents);
  const { data, pending, failed, again } = useFound(query);
  const pages = pagesFor(useRole());
  const groups = query.trim() === "" ? groupsBefore(recents, pages) : groupsFor(query, data, pages);
  const options = groups.flatMap((group) => group.options);
  const { active, setActive, onKeyDown } = usePaletteKeys({ options, pending, query, choose });

  function choose(option: PaletteOption, isOtherTab = false) {
    keepRecent(option);
    if (!isOtherTab) onClose();
  }

  return (
    <>
      <div className="palette-field">
        <Search className="icon" aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into this field.
          autoFocus
          role="combobox"
          aria-label="Search orders, products, customers and pages"
          aria-expanded={options.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Order, product, customer or page"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton size="s" label="Close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <PaletteList groups={groups} active={active} onPoint={setActive} onChoose={choose} />
      {failed && (
        <p className="palette-status" role="alert">
          The search did not answer. <TextButton onClick={again}>Try again</TextButton>
        </p>
      )}
      <p className="palette-status" role="status">
        {statusOf({ query, count: options.length, pending, failed })}
      </p>
    </>
  );
}

/** Results of the debounced query; `pending` until they match what was typed. */
function useFound(query: string) {
  const debounced = useDebounced(query, PAUSE_MS);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useOfficeSearch(debounced);
  const asks = query.trim().length >= MIN_QUERY;
  const late = debounced !== query || isPlaceholderData || (isFetching && !data);
  return {
    data: asks ? data : undefined,
    pending: asks && late,
    failed: asks && isError && !late,
    again: () => void refetch(),
  };
}

type Standing = { query: string; count: number; pending: boolean; failed: boolean };

function statusOf({ query, count, pending, failed }: Standing): string {
  if (pending) return "Searching…";
  if (failed || query.trim() === "") return "";
  if (count > 0) return `${count} found`;
  if (query.trim().length < MIN_QUERY) return "Type one more character.";
  return `Nothing found for “${query.trim()}”.`;
}
