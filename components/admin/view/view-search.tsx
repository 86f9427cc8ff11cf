"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useSlashKey } from "@/components/ui/use-slash-key";

const PAUSE_MS = 300;

type ViewSearchProps = {
  /** Spoken name, "Search orders". */
  label: string;
  placeholder: string;
};

/** Searches as somebody types, after a short pause; "/" goes to it from anywhere on the page. */
export function ViewSearch({ label, placeholder }: ViewSearchProps) {
  const { params, show } = useView();
  const asked = params.get("query") ?? "";
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  // The browser's back changes the address under the field: the field follows, unless somebody is typing in it.
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
