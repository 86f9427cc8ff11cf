"use client";

import { useRef, useState } from "react";
import type { z } from "zod";
import { altOf, type Item, staying } from "@/components/admin/products/pictures/picture-rules";
import { checkInput } from "@/components/forms/check-input";
import type { Call } from "@/lib/call/call";
import { AppError, type FieldErrors } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import { upload } from "@/lib/http/browser/upload";

type Failure = {
  message?: string;
  fields?: FieldErrors;
  /** A retry makes sense. */
  retry?: boolean;
  /** The user must log in, in another tab: leaving this one would lose the input. */
  login?: boolean;
};
type Texts = { fallback: string; network: string };

/** Uploads the product form with its pictures; holds progress and errors. */
export function useSaving(texts: Texts) {
  const [failure, setFailure] = useState<Failure>({});
  const [sent, setSent] = useState<number>();
  const stop = useRef<AbortController>(undefined);

  /** Resolves to undefined on failure. `refused` can handle an error itself by returning true. */
  async function save<I extends z.ZodType, O extends z.ZodType>(
    spec: Call<I, O>,
    input: z.input<I>,
    refused: (error: AppError) => boolean = () => false,
  ): Promise<z.output<O> | undefined> {
    setFailure({});
    setSent(0);
    stop.current = new AbortController();
    try {
      return await upload(spec, input, { onProgress: setSent, signal: stop.current.signal });
    } catch (error) {
      if (!(error instanceof AppError) || !refused(error)) setFailure(failureOf(error, texts));
    } finally {
      setSent(undefined);
    }
  }

  return {
    ...failure,
    sent,
    save,
    wrong: (fields: FieldErrors) => setFailure({ fields, message: MARKED }),
    cancel: () => stop.current?.abort(),
    clear: () => setFailure({}),
  };
}

export type Saving = ReturnType<typeof useSaving>;

/** Validation errors, also for pictures without an alt text, by the form's field names. */
export function faultsOf(
  spec: { input: z.ZodType },
  input: unknown,
  pictures: { items: readonly Item[]; name: string },
): FieldErrors | undefined {
  const silent = staying(pictures.items).flatMap((item, place) =>
    altOf(item, pictures.name, place).trim() ? [] : [[`alt.${item.key}`, [SILENT]]],
  );
  const fields = { ...ownNames(checkInput(spec, input)), ...Object.fromEntries(silent) };
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function failureOf(error: unknown, texts: Texts): Failure {
  if (error instanceof DOMException && error.name === "AbortError") {
    return { message: "Stopped. Nothing was saved.", retry: true };
  }
  const known = error instanceof AppError ? error : undefined;
  if (known?.code === "unauthenticated") return { message: ENDED, retry: true, login: true };
  if (known?.fields) {
    const fields = ownNames(known.fields);
    // A message without a field is shown for the whole form.
    const shown = Object.keys(fields).some((name) => name !== "product_data");
    return { fields, message: shown ? MARKED : known.message };
  }
  return { message: failureText(error, texts), retry: true };
}

const ENDED = "Your session has ended. Nothing was saved.";
const MARKED = "Check the marked fields.";
const SILENT = "Say what the picture shows.";

/** Maps error names to form fields: "product_data.price" to "price", errors of files to "pictures". */
function ownNames(fields: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      /^(files|images)\b/.test(name) ? "pictures" : name.replace(/^product_data\./, ""),
      messages,
    ]),
  );
}
