import { Search } from "lucide-react";
import Form from "next/form";
import type { SearchWords } from "@/lib/content/contract";

type SearchFormProps = {
  words: SearchWords;
  /** What was searched for. */
  query?: string;
};

/** The field that leads to /search; without scripts it is a plain form. */
export function SearchForm({ words, query }: SearchFormProps) {
  return (
    <Form className="find" action="/search" role="search" aria-label={words.label}>
      <Search className="icon" aria-hidden="true" />
      {/* Another search is another field: what was typed before belongs to the page before. */}
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
