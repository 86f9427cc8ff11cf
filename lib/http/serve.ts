import "server-only";
import { z } from "zod";
import { type Access, type Call, rightOf } from "@/lib/call/call";
import { AppError, type FieldErrors } from "@/lib/call/errors";
import { failuresOf } from "@/lib/call/failures";
import { refusal } from "@/lib/call/refusal";
import { may, roleRefusal } from "@/lib/call/roles";
import { isWebTier } from "@/lib/env";
import { once } from "@/lib/http/idempotency/idempotent";
import { placed } from "@/lib/http/placed";
import { forward } from "@/lib/http/tier/upstream";
import { View } from "@/lib/http/views/answer";
import { keptAnswer } from "@/lib/http/views/kept-answers";
import type { Actor, Admin, Customer, Machine } from "@/lib/identity/actor";
import { assertProved } from "@/lib/identity/proof";
import { limit } from "@/lib/limits/limits";

/** The actor type that a call's access guarantees. */
export type ActorFor<A extends Access> = A extends "customer"
  ? Customer
  : A extends "admin"
    ? Admin
    : A extends "machine"
      ? Machine
      : Actor;

/** A served call, for pages, handlers and jobs. */
export type Served<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  (actor: Actor, input: z.input<I>): Promise<z.output<O>>;
  call: Call<I, O, A>;
  /**
   * Takes unknown input and returns the answer in wire form, for `route`: a `KeptAnswer` if the function returned a
   * `View`.
   */
  wire(actor: Actor, input: unknown): Promise<unknown>;
};

// biome-ignore lint/suspicious/noExplicitAny: the list holds any served call, whatever its types.
export type AnyServed = Pick<Served<any, any, any>, "call" | "wire">;
const registry: AnyServed[] = [];

/** All calls served by the modules loaded so far; `lib/served.ts` loads all of them. */
export function servedCalls(): readonly AnyServed[] {
  return registry;
}

/**
 * The gate of every call: checks access, parses the input, runs the function and encodes its output, whoever
 * calls. At a web tier (API_URL) the call is forwarded to the API tier instead.
 * @throws AppError unauthenticated, forbidden, invalid_input with fields, rate_limited, password_needed, or
 * what the function throws and the call declares.
 */
export function serve<I extends z.ZodType, O extends z.ZodType, A extends Access>(
  spec: Call<I, O, A>,
  run: (actor: ActorFor<A>, input: z.output<I>) => Promise<z.output<O> | View<z.output<O>>>,
): Served<I, O, A> {
  const ask = async (actor: Actor, input: unknown, isKept: boolean): Promise<unknown> => {
    admit(spec, actor);
    const parsed = spec.input.safeParse(input, { error: refusal });
    if (!parsed.success) throw invalidInput(parsed.error);
    if (isWebTier() && !spec.local) return forward(spec, actor, input);
    if (spec.limited)
      await limit(actor, spec.limited, "userId" in actor ? actor.userId : undefined);
    if (spec.proof) await assertProved(actor);
    return once(spec, actor, parsed.data, (known) =>
      declared(spec, () =>
        placed(spec, known, async () => {
          const answer = await run(known as ActorFor<A>, parsed.data);
          if (!(answer instanceof View)) return encodeOutput(spec, answer);
          const make = async () => encodeOutput(spec, await answer.make());
          return isKept ? keptAnswer(`${spec.method} ${spec.path}`, answer.shows, make) : make();
        }),
      ),
    );
  };
  const wire = (actor: Actor, input: unknown) => ask(actor, input, true);
  const served = async (actor: Actor, input: z.input<I>): Promise<z.output<O>> =>
    z.decode(spec.output, (await ask(actor, input, false)) as z.input<O>);
  registry.push({ call: spec, wire });
  return Object.assign(served, { call: spec, wire });
}

/**
 * Refuses an actor that the call's access does not admit. A customer's session opens no admin call and vice
 * versa, and a role only the calls it has the right for; roles are checked at the API tier only.
 */
export function admit(
  spec: Pick<Call, "access" | "method" | "right" | "beforeSetUp">,
  actor: Actor,
): void {
  const { access } = spec;
  if (access === "admin" && actor.kind === "admin" && !isWebTier()) {
    if (actor.needsSetUp && !spec.beforeSetUp) throw new AppError("set_up_needed", SET_UP_FIRST);
    const right = rightOf(spec);
    if (!may(actor.role, right)) throw new AppError("forbidden", roleRefusal(actor.role, right));
  }
  if (access === "open" || access === "public" || actor.kind === access) return;
  if (actor.kind === "guest" && access !== "machine")
    throw new AppError("unauthenticated", "Please login first");
  throw new AppError("forbidden", "This is not open to your account.");
}

const SET_UP_FIRST = "Set up an authenticator app first: the shop requires one of you.";

/** An error that a call does not declare is our fault (500): clients could not handle it. */
async function declared<T>(spec: Call, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || failuresOf(spec).includes(error.code)) throw error;
    const name = `${spec.method} ${spec.path}`;
    throw new Error(`${name} fails as its contract does not say: ${error.code}`, { cause: error });
  }
}

/** An invalid output is our fault (500), unlike an invalid input. */
function encodeOutput<O extends z.ZodType>(spec: Call<z.ZodType, O>, output: z.output<O>): unknown {
  const encoded = z.safeEncode(spec.output, output);
  if (encoded.success) return encoded.data;
  throw new Error(`${spec.method} ${spec.path} answers a wrong shape`, { cause: encoded.error });
}

function invalidInput(error: z.ZodError): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    const messages = fields[field] ?? [];
    messages.push(issue.message);
    fields[field] = messages;
  }
  const [first] = Object.values(fields);
  return new AppError("invalid_input", first?.[0] ?? "Check what you entered.", { fields });
}
