"use client";

import type { ReactNode } from "react";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { TextButton } from "@/components/ui/facts/text-link";

type SearchFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** State of the search query. */
  search: { isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** Number of results; undefined before a search. */
  found: number | undefined;
  children: ReactNode;
};

/** A search field with its results below, as a list of buttons. */
export function SearchField(props: SearchFieldProps) {
  const { name, label, placeholder, query, onQuery, search, found, children } = props;
  return (
    <div className="new-order-find">
      <Field name={name} label={label}>
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={100}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          // Enter would submit the order form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      {children}
      {search.isError && (
        <p className="field-error" role="alert">
          The search did not answer.{" "}
          <TextButton onClick={() => search.refetch()}>Try again</TextButton>
        </p>
      )}
      <p className="mute small" role="status">
        {statusText(query, found, search.isFetching)}
      </p>
    </div>
  );
}

function statusText(query: string, found: number | undefined, isFetching: boolean): string {
  if (query.trim().length < 2 || found === undefined) return "";
  if (isFetching) return "Searching…";
  return found === 0 ? `Nothing found for “${query.trim()}”.` : `${found} found`;
}
