"use server";
import type { Received } from "@/lib/contact/contract";
import { contactUs, contactWithPhotos, demoRequest } from "@/lib/contact/service";
import { act } from "@/lib/http/action";
import type { FormState } from "@/lib/http/browser/form-state";

type State = FormState<Received>;

/** The server action of the contact form, with or without scripts. */
export async function sendMessage(_before: State, form: FormData): Promise<State> {
  const photos = photosOf(form);
  const inputOf = (values: Record<string, string>) => ({
    ...values,
    consent: values.consent === "on",
  });
  if (photos.length === 0) return act(contactUs, form, inputOf);
  const withPhotos = (values: Record<string, string>) => ({ ...inputOf(values), photos });
  const state = await act(contactWithPhotos, form, withPhotos);
  return state.ok ? state : { ...state, lostFiles: true };
}

/** An empty file field is sent as a file without name and bytes. */
function photosOf(form: FormData): File[] {
  return form
    .getAll("photos")
    .filter(
      (entry): entry is File => entry instanceof File && (entry.name !== "" || entry.size > 0),
    );
}

/** The server action of a demo dialog. */
export async function requestDemo(_before: State, form: FormData): Promise<State> {
  return act(demoRequest, form, (values) => values);
}
