import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import type { Access } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { type FormState, textsOf } from "@/lib/http/browser/form-state";
import { clean } from "@/lib/http/input";
import type { Served } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import { pageOrigin } from "@/lib/identity/page-origin";
import { actorFromCookies } from "@/lib/identity/request-actor";
import { countAddress } from "@/lib/limits/limits";
import { log } from "@/lib/log";

/**
 * Calls a served function for a form that works without JavaScript. Every server action goes through here.
 * `inputOf` builds the call's input from the form's texts. Only browsers send server actions, and Next
 * rejects one whose Origin is not this host. Never throws: a failed form comes back with its texts.
 */
export async function act<I extends z.ZodType, O extends z.ZodType<{ message: string }>>(
  served: Served<I, O, Access>,
  form: FormData,
  inputOf: (values: Record<string, string>) => Record<string, unknown>,
): Promise<FormState<z.output<O>>> {
  const started = performance.now();
  const call = `${served.call.method} ${served.call.path}`;
  const values = textsOf(form);
  const state = await run().catch((error: unknown) => failure(error, call, values));
  const ms = Math.round(performance.now() - started);
  log().info({ call, action: true, ok: state.ok, ms }, "call");
  return state;

  async function run(): Promise<FormState<z.output<O>>> {
    const actor = await browserActor(served.call.access);
    await countAddress(actor.from, "any-call");
    const input = clean(inputOf(values)) as z.input<I>;
    const answer = await served(actor, input);
    return { ok: true, message: answer.message, fields: {}, values: {}, answer };
  }
}

/** The actor of a form post, with the same origin details that `route` gives a browser. */
async function browserActor(access: Access): Promise<Actor> {
  const jar = await cookies();
  const actor = await actorFromCookies((name) => jar.get(name)?.value, access);
  return { ...actor, from: await pageOrigin() };
}

function failure(error: unknown, call: string, values: FormState["values"]): FormState<never> {
  if (error instanceof AppError && error.code !== "internal") {
    const { message, fields = {} } = error;
    return { ok: false, message, fields, values, answer: null };
  }
  log().error({ call, err: error }, "call failed");
  const message = "Something went wrong. Please try again.";
  return { ok: false, message, fields: {}, values, answer: null };
}
