"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useSlashKey } from "@/components/ui/use-slash-key";

const PAUSE_MS = 300;

type ViewSearchProps = {
  /** Accessible name, "Search orders". */
  label: string;
  placeholder: string;
};

/** Search field that searches while typing, debounced. "/" focuses it from anywhere on the page. */
export function ViewSearch({ label, placeholder }: ViewSearchProps) {
  const { params, show } = useView();
  const asked = params.get("query") ?? "";
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  // The back button changes the URL: the field follows, unless the user is typing in it.
  if (seen !== asked) {
    setSeen(asked);
    if (text.trim() === seen) setText(asked);
  }
  useSlashKey(field);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => show({ query: wanted }, { replace: asked !== "" }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className="view-search">
      <Search className="icon" aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        maxLength={100}
        disabled={!useHydrated()}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
