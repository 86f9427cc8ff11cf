"use server";
import type { Received } from "@/lib/contact/contract";
import { contactUs, demoRequest } from "@/lib/contact/service";
import { act } from "@/lib/http/action";
import type { FormState } from "@/lib/http/browser/form-state";

type State = FormState<Received>;

/** Receives the contact form, with scripts or without. */
export async function sendMessage(_before: State, form: FormData): Promise<State> {
  return act(contactUs, form, (values) => ({ ...values, consent: values.consent === "on" }));
}

/** Receives the form of a demo dialog. */
export async function requestDemo(_before: State, form: FormData): Promise<State> {
  return act(demoRequest, form, (values) => values);
}
