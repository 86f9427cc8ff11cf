import { Search } from "lucide-react";
import Form from "next/form";
import type { SearchWords } from "@/lib/content/contract";

type SearchFormProps = {
  words: SearchWords;
  /** The current search text. */
  query?: string;
  /** Of a popover: the browser focuses the field when it opens, also before scripts run. */
  autoFocus?: boolean;
};

/** The search field. A plain form that goes to /search, so it works without JavaScript. */
export function SearchForm({ words, query, autoFocus }: SearchFormProps) {
  return (
    <Form className="find" action="/search" role="search" aria-label={words.label}>
      <Search className="icon" aria-hidden="true" />
      {/* Keyed by the query, so that a new search resets what was typed on the page before. */}
      <input
        key={query}
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        defaultValue={query}
        // biome-ignore lint/a11y/noAutofocus: the field of a popover that was opened to type in it
        autoFocus={autoFocus}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button type="submit" className="button button--ink button--small">
        <span className="no-box">{words.button}</span>
      </button>
    </Form>
  );
}
