import { QuestionForm } from "@/app/(shop)/choose/answer/refused";
import { OfferList, type ShownOffer } from "@/components/advice/offer-list";
import { Ask } from "@/components/site/ask";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { SectionHead } from "@/components/ui/section-head";
import { addressOf, type FleetInput, type Params } from "@/lib/advice/address";
import { vehicleWords } from "@/lib/advice/answer-words";
import type { FleetAnswer as Answer, FleetPlanView } from "@/lib/advice/contract";
import { fleetHeadline, fleetLead, togetherWords, transformerWords } from "@/lib/advice/words";
import { readProduct } from "@/lib/catalogue/pages/cached";
import { choosePage, fleetPage } from "@/lib/content/pages/choose";
import { keepUnits } from "@/lib/content/rules";

type AnswerProps = { params: Params; input: FleetInput; answer: Answer };

/** Points and connection for a fleet, with each charger that its vehicles can use. */
export async function FleetAnswer({ params, input, answer }: AnswerProps) {
  const { plans } = answer;
  const asked = `${input.vehicles} × ${vehicleWords(input)}, ${input.km_a_day} km a day, ${input.hours_parked} h at the chargers`;
  return (
    <>
      <section className="wrap choose-head" aria-labelledby="answer">
        <p className="mute">{keepUnits(asked)}</p>
        <h1 className="display" id="answer">
          {keepUnits(fleetHeadline(plans.map(planOf)))}
        </h1>
        {plans.length === 0 ? (
          <EmptyState text={fleetPage.impossible} />
        ) : (
          <>
            <p className="lead mute">
              {keepUnits(fleetLead(answer.need_kwh, answer.queue_factor))}
            </p>
            <OfferList
              offers={
                await Promise.all(
                  plans.map((plan) => shownPlan(plan, input.transformer_kva ?? null)),
                )
              }
            />
          </>
        )}
      </section>
      <section className="section section--white" aria-labelledby="change">
        <div className="wrap">
          <SectionHead id="change" {...choosePage.change} />
          <p className="choose-link">
            <TextLink href={addressOf(input)}>Link to this answer</TextLink>
          </p>
          <QuestionForm params={params} />
        </div>
      </section>
      <Ask {...fleetPage.other} />
    </>
  );
}

const planOf = ({ product, points, is_possible: isPossible }: FleetPlanView) => ({
  ...{ ratedKw: product.rated_power_w / 1000, points, isPossible },
});

async function shownPlan(plan: FleetPlanView, transformerKva: number | null): Promise<ShownOffer> {
  const { slug, name } = plan.product;
  const product = await readProduct(slug);
  return {
    ...{ slug, name: `${plan.points} × ${name}`, price: plan.price },
    picture: product?.pictures[0],
    gives: togetherWords(plan.demand_kw),
    state: transformerWords(plan.is_possible, transformerKva),
    words: plan.words,
  };
}
