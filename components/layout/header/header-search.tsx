import { Search } from "lucide-react";
import { SearchForm } from "@/components/catalogue/search-form";
import { IconButton } from "@/components/ui/icon-button";
import type { SearchWords } from "@/lib/content/contract";

/** The search button of the bar and its popover with the field, placed in the DOM like the menus. */
export function HeaderSearch({ words }: { words: SearchWords }) {
  return (
    <>
      <IconButton size="s" label={words.label} popoverTarget={ID}>
        <Search className="icon" aria-hidden="true" />
      </IconButton>
      <div className="sheet sheet--find" id={ID} popover="auto">
        <div className="wrap">
          <SearchForm words={words} autoFocus />
        </div>
      </div>
    </>
  );
}

const ID = "site-search";
