"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Tag, type TagTone } from "@/components/ui/facts/tag";

type SetupListProps<T> = {
  /** What one of them is called: "registration". */
  noun: string;
  entries: readonly T[];
  /** What is said while there are none. */
  empty: string;
  row: (entry: T) => { title: string; text: string; state: "now" | "later" | "over" };
  /** The form of an entry, or of a new one; `onDone` closes it. */
  form: (entry: T | null, onDone: () => void) => ReactNode;
};

/** A list of dated entries with a form to add or change one. */
export function SetupList<T extends { id: string }>(props: SetupListProps<T>) {
  const { noun, entries, empty, row, form } = props;
  const router = useRouter();
  const heading = useId();
  const [open, setOpen] = useState<{ entry: T | null }>();

  function done() {
    setOpen(undefined);
    router.refresh();
  }

  return (
    <div>
      {entries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="activity activity--flush">
          {entries.map((entry) => (
            <SetupRow key={entry.id} {...row(entry)} onEdit={() => setOpen({ entry })} />
          ))}
        </ul>
      )}
      <Button
        size="s"
        variant="ink"
        className="invitation-list-add"
        onClick={() => setOpen({ entry: null })}
      >
        Add a {noun}
      </Button>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        size="s"
        labelledBy={heading}
      >
        <div className="dialog-body">
          <h2 className="title" id={heading}>
            {open?.entry ? `Change the ${noun}` : `Add a ${noun}`}
          </h2>
          <div>{open && form(open.entry, done)}</div>
        </div>
      </Dialog>
    </div>
  );
}

type RowProps = {
  title: string;
  text: string;
  state: "now" | "later" | "over";
  onEdit: () => void;
};

function SetupRow({ title, text, state, onEdit }: RowProps) {
  return (
    <li className="invitation-row">
      <div className="row-lead row-lead--text">
        <b className="line-title line-title--long numeric">{title}</b>
        <span className="mute small own-line">{text}</span>
      </div>
      <Tag tone={TONES[state]}>{WORDS[state]}</Tag>
      <Button size="s" variant="line" aria-label={`Change ${title}`} onClick={onEdit}>
        Change
      </Button>
    </li>
  );
}

const TONES: Record<RowProps["state"], TagTone> = { now: "ok", later: "wait", over: "off" };
const WORDS: Record<RowProps["state"], string> = { now: "In force", later: "Later", over: "Ended" };
