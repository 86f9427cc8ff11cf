"use client";

import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { findCalls, type IndexChapter } from "@/components/api-docs/find-calls";
import { useCurrentSection } from "@/components/api-docs/use-current-section";
import { useElsewhere } from "@/components/api-docs/use-elsewhere";
import { useSlashKey } from "@/components/ui/use-slash-key";

/** Left column: links to all sections, with a filter field. On phones the list opens below the field. */
export function CallIndex({ chapters }: { chapters: readonly IndexChapter[] }) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(list);
  useSlashKey(field, { marks: true });
  const found = findCalls(chapters, query);
  const [top] = found;
  const first = top?.entries[0];
  useElsewhere(chapters);

  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    if (first) location.assign(`${top.page}#${first.id}`);
    field.current?.blur();
  };
  const empty = (event: KeyboardEvent) => {
    if (event.key === "Escape") setQuery("");
  };

  return (
    <nav className="docs-index" aria-label="Calls">
      <form className="find" onSubmit={goToFirst}>
        <Search className="icon" aria-hidden="true" />
        <input
          ref={field}
          className="input"
          type="search"
          aria-label="Find a call"
          aria-keyshortcuts="/"
          placeholder="Find a call"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={empty}
        />
        <span className="docs-key" aria-hidden="true">
          /
        </span>
      </form>
      <div ref={list} className="docs-list" tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {query.trim() && countWords(found)}
        </p>
        {found.length === 0 && <p className="docs-none">No call has these words.</p>}
        {found.map((chapter) => (
          <ChapterLinks key={chapter.id} chapter={chapter} current={current} />
        ))}
      </div>
    </nav>
  );
}

function ChapterLinks({ chapter, current }: { chapter: IndexChapter; current: string | null }) {
  return (
    <>
      <p>
        <a href={`${chapter.page}#${chapter.id}`} onClick={leave}>
          {chapter.title}
        </a>
      </p>
      <ul>
        {chapter.entries.map(({ id, method, label }) => (
          <li key={id}>
            <a
              href={`${chapter.page}#${id}`}
              onClick={leave}
              aria-current={id === current ? "location" : undefined}
            >
              {method && <span>{method}</span>}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Closes the list on phones, where it is open while it has the focus. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function countWords(found: readonly IndexChapter[]): string {
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? "1 entry" : `${count} entries`;
}
