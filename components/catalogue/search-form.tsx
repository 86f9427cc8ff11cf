import { Search } from "lucide-react";
import Form from "next/form";
import type { SearchWords } from "@/lib/content/contract";

type SearchFormProps = {
  words: SearchWords;
  /** The current search text. */
  query?: string;
};

/** The search field. A plain form that goes to /search, so it works without JavaScript. */
export function SearchForm({ words, query }: SearchFormProps) {
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
