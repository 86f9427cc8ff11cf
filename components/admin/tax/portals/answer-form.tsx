"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import type { z } from "zod";
import { FileDrop } from "@/components/admin/import/file-drop";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import type { Call } from "@/lib/call/call";
import { failureText } from "@/lib/http/browser/client";
import { upload } from "@/lib/http/browser/upload";
import type { TakenAnswer } from "@/lib/portals/answer-file";

type AnswerCall = Call<z.ZodType<unknown, { file: Blob }>, z.ZodType<TakenAnswer>>;

type State = { name: string; busy?: boolean; answer?: TakenAnswer; failure?: string };

/** Takes a portal's answer and says what came of each row. The same file may be sent again. */
export function AnswerForm({ spec, help }: { spec: AnswerCall; help: string }) {
  const [state, setState] = useState<State>();
  const router = useRouter();
  const id = useId();

  async function take(file: File) {
    if (state?.busy) return;
    const { name } = file;
    setState({ name, busy: true });
    try {
      setState({ name, answer: await upload(spec, { file }) });
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      setState({ name, failure: failureText(error, { fallback: "The file could not be read." }) });
    }
  }

  return (
    <div className="portal-answer">
      <FileDrop
        label="Choose the portal’s answer or drop it here"
        describedBy={id}
        accept=".json,.csv,application/json,text/csv"
        onFile={take}
      />
      <p className="small mute" id={id}>
        {help}
      </p>
      <div role="status">
        {state?.busy && <p>Reading {state.name}</p>}
        {state?.answer && (
          <p>
            <b>{state.name}:</b> {state.answer.message}
          </p>
        )}
      </div>
      {state?.answer && <Refused rows={state.answer.refused} />}
      <FormMessage>{state?.failure}</FormMessage>
    </div>
  );
}

function Refused({ rows }: { rows: TakenAnswer["refused"] }) {
  // A row that names no document has no number, so two may say the same.
  const lines = new Set(
    rows.map(({ number, why }) => `${number || "A row without a number"}: ${why}`),
  );
  if (lines.size === 0) return null;
  return (
    <ul className="tax-notes">
      {[...lines].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
