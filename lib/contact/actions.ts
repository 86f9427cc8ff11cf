"use server";
import type { Received } from "@/lib/contact/contract";
import { contactUs, demoRequest } from "@/lib/contact/service";
import { act } from "@/lib/http/action";
import type { FormState } from "@/lib/http/browser/form-state";

type State = FormState<Received>;

/** The server action of the contact form, with or without scripts. */
export async function sendMessage(_before: State, form: FormData): Promise<State> {
  return act(contactUs, form, (values) => ({ ...values, consent: values.consent === "on" }));
}

/** The server action of a demo dialog. */
export async function requestDemo(_before: State, form: FormData): Promise<State> {
  return act(demoRequest, form, (values) => values);
}
