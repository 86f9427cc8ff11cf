"use client";
import { useEffect, useState } from "react";
import { askAdvice, type Outcome } from "@/lib/advice/product/browser";
import { ownCar } from "@/lib/advice/product/own-car";

type Asked = { text: string; attempt: number };

/** What is asked about a charger, and what the server said; undefined until it did. */
export function useOwnCar(slug: string) {
  const [asked, setAsked] = useState<Asked>(() => ({ text: ownCar.read(), attempt: 0 }));
  const [isEditing, setEditing] = useState(asked.text === "");
  const [said, setSaid] = useState<{ of: Asked; outcome: Outcome }>();
  useEffect(() => {
    if (asked.text === "") return;
    const asking = new AbortController();
    askAdvice(asked.text, slug, asking.signal).then(
      (outcome) => {
        // What was refused is not remembered.
        if ("answer" in outcome) ownCar.save(asked.text);
        else if (Object.keys(outcome.errors).length > 0) setEditing(true);
        setSaid({ of: asked, outcome });
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [asked, slug]);

  function ask(text: string) {
    setAsked(({ attempt }) => ({ text, attempt: attempt + 1 }));
    setEditing(false);
  }
  function forget() {
    ownCar.save("");
    setAsked({ text: "", attempt: 0 });
    setEditing(true);
  }
  const outcome = said?.of === asked ? said.outcome : undefined;
  return { text: asked.text, outcome, isEditing, setEditing, ask, forget };
}
