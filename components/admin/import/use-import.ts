"use client";

import { useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { AppError } from "@/lib/call/errors";
import { type ImportResult, importProducts } from "@/lib/catalogue/csv/contract";
import { failureText } from "@/lib/http/browser/client";
import { upload } from "@/lib/http/browser/upload";

/** A failure and what can be done: retry the step, check again, or (null) choose another file. */
export type ImportFailure = { text: string; next: "retry" | "check again" | null };

type State = {
  file: File | null;
  /** While the next file is checked, the report of the file before. */
  report: ImportResult | null;
  step: "check" | "run" | null;
  /** Upload progress, 0 to 1. */
  sent: number;
  failure: ImportFailure | null;
};

const NOTHING: State = { file: null, report: null, step: null, sent: 0, failure: null };

/** Checks a file when it is chosen, and imports exactly what was checked. */
export function useImport() {
  const [state, setState] = useState(NOTHING);
  const { abort, begin } = useLatest();
  const change = (changes: Partial<State>) => setState((before) => ({ ...before, ...changes }));

  async function go(step: "check" | "run", file: File) {
    const signal = begin();
    change({ step, sent: 0, failure: null });
    try {
      const onProgress = (sent: number) => change({ sent });
      const input = { file, ...howOf(step, state.report) };
      const report = await upload(importProducts, input, { onProgress, signal });
      change({ report, step: null });
    } catch (error) {
      if (signal.aborted || signInAgain(error, "admin")) return;
      const failure = failureOf(error);
      const keeps = step === "run" && failure.next === "retry";
      setState((now) => ({ ...now, step: null, failure, report: keeps ? now.report : null }));
    }
  }

  async function choose(chosen: File) {
    const file = await inMemory(chosen);
    const refused = file ? wordsAgainst(file) : "The file could not be read. Choose it again.";
    if (file && !refused) {
      change({ file });
      await go("check", file);
    } else {
      abort();
      setState({ ...NOTHING, file: chosen, failure: { text: refused ?? "", next: null } });
    }
  }

  const again = (step: "check" | "run") => state.file && go(step, state.file);
  return { ...state, choose, check: () => again("check"), run: () => again("run") };
}

/** Aborts the request of a file when the next one is chosen, so that only the last one's answer is shown. */
function useLatest() {
  const controller = useRef<AbortController>(undefined);
  const abort = () => controller.current?.abort();

  /** Aborts the running request; returns the signal for the next one. */
  function begin(): AbortSignal {
    abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }

  return { abort, begin };
}

/** A run sends its check's fingerprint, so that it makes exactly the checked changes or none. */
function howOf(step: "check" | "run", report: ImportResult | null) {
  if (step === "check" || !report?.fingerprint) return { dry_run: "true" } as const;
  return { dry_run: "false", fingerprint: report.fingerprint } as const;
}

/** A copy in memory, so that the import uses what was checked even if the file on disk changes. */
async function inMemory(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
}

/** Validates the file before megabytes are uploaded. */
function wordsAgainst(file: File): string | undefined {
  return importProducts.input.shape.file.safeParse(file).error?.issues[0]?.message;
}

function failureOf(error: unknown): ImportFailure {
  const text = failureText(error, {
    fallback: "The file could not be checked. Please try again.",
    network: "The server could not be reached. Your file is kept.",
  });
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "conflict") return { text, next: "check again" };
  return { text, next: code === "invalid_input" || code === "too_large" ? null : "retry" };
}
