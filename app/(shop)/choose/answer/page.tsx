import type { Metadata } from "next";
import { ChargerAnswer } from "@/app/(shop)/choose/answer/charger-answer";
import { FleetAnswer } from "@/app/(shop)/choose/answer/fleet-answer";
import { Refused } from "@/app/(shop)/choose/answer/refused";
import { fleetAt, isAsked, isFleet, type Params, questionAt } from "@/lib/advice/address";
import { adviseCharger, adviseFleet } from "@/lib/advice/service";
import { getActor } from "@/lib/auth/session/current";
import { AppError } from "@/lib/call/errors";
import { choosePage } from "@/lib/content/pages/choose";

type Props = { searchParams: Promise<Params> };

export const metadata: Metadata = { title: "Your charger", robots: { index: false } };

/** The answer to the question of the address, by the calls that programs ask too. */
export default async function AnswerPage({ searchParams }: Props) {
  const params = await searchParams;
  if (!isAsked(params)) return <Refused params={params} text={choosePage.lead} />;
  const actor = await getActor("customer");
  if (isFleet(params)) {
    const input = fleetAt(params);
    const answer = await orRefusal(adviseFleet(actor, input));
    if (answer instanceof AppError) return <Refused params={params} error={answer} />;
    return <FleetAnswer params={params} input={input} answer={answer} />;
  }
  const input = questionAt(params);
  const answer = await orRefusal(adviseCharger(actor, input));
  if (answer instanceof AppError) return <Refused params={params} error={answer} />;
  return <ChargerAnswer params={params} input={input} answer={answer} />;
}

/** The answer, or the error that its visitor can do something about. */
async function orRefusal<T>(asking: Promise<T>): Promise<T | AppError> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AppError && FOR_VISITORS.includes(error.code)) return error;
    throw error;
  }
}

const FOR_VISITORS: readonly string[] = ["invalid_input", "not_found", "rate_limited"];
