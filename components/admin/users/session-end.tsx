"use client";

import { LastQuestion } from "@/components/admin/ui/last-question";
import type { Ending } from "@/components/admin/users/use-session-end";

type SessionEndProps = {
  /** Name of the user. */
  name: string;
  asked: Ending | undefined;
  busy: boolean;
  onYes: (asked: Ending) => void;
  onClose: () => void;
};

/** Confirms the end of one session or of all. */
export function SessionEnd({ name, ...props }: SessionEndProps) {
  return (
    <LastQuestion
      yes="Revoke"
      title={(asked) => (asked === "all" ? "Revoke all sessions" : `Revoke ${asked.device}`)}
      {...props}
    >
      {(asked) => (
        <p className="mute dialog-question">
          {name} is logged out {asked === "all" ? "everywhere" : "there"} with the next click and
          has to log in again. Cart and orders stay.
        </p>
      )}
    </LastQuestion>
  );
}
