import { QuestionForm } from "@/app/(shop)/choose/answer/refused";
import { MonthRates } from "@/components/advice/month-rates";
import { OfferList, type ShownOffer } from "@/components/advice/offer-list";
import { AddToCart } from "@/components/catalogue/add-to-cart";
import { ChargingDrawing } from "@/components/catalogue/charging-drawing";
import { Ask } from "@/components/site/ask";
import { TermList } from "@/components/site/words/term-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { SectionHead } from "@/components/ui/section-head";
import { addressOf, type ChargerInput, type Params } from "@/lib/advice/address";
import { nightLanes, questionWords } from "@/lib/advice/answer-words";
import type { AdviceAnswer } from "@/lib/advice/contract";
import { cableWords, givesWords, headline, stateWords } from "@/lib/advice/words";
import { NIGHT_TICKS } from "@/lib/catalogue/charging/charging-rules";
import { readProduct } from "@/lib/catalogue/pages/cached";
import { carsPage } from "@/lib/content/pages/cars";
import { choosePage } from "@/lib/content/pages/choose";
import { keepUnits } from "@/lib/content/rules";

type AnswerProps = { params: Params; input: ChargerInput; answer: AdviceAnswer };

/** One to three chargers for one vehicle, and what has to happen before them. */
export async function ChargerAnswer({ params, input, answer }: AnswerProps) {
  const { offers, not_bigger: notBigger, steps, month } = answer;
  const none = offers.length === 0;
  return (
    <>
      <section className="wrap choose-head" aria-labelledby="answer">
        <p className="mute">{keepUnits(questionWords(input))}</p>
        <h1 className="display" id="answer">
          {none ? choosePage.none.title : keepUnits(headline(offers.map(ratedOffer)))}
        </h1>
        {input.car && answer.verified_on === null && (
          <p className="small mute">{choosePage.unchecked}</p>
        )}
        {notBigger && <p className="lead mute">{keepUnits(`Why not bigger? ${notBigger}`)}</p>}
        {none ? <NoneFits /> : <OfferList offers={await Promise.all(offers.map(shownOffer))} />}
      </section>
      {!none && (
        <ChargingDrawing
          drawing={{ ...carsPage.car.night, ticks: NIGHT_TICKS, lanes: nightLanes(input, answer) }}
        />
      )}
      {steps.length > 0 && (
        <TermList
          title="What comes first"
          items={steps.map(({ title, texts }) => ({ title, text: texts.join(" ") }))}
          white
        />
      )}
      {month && <MonthRates month={month} />}
      <section className="section section--white" aria-labelledby="change">
        <div className="wrap">
          <SectionHead id="change" {...choosePage.change} />
          <p className="choose-link">
            <TextLink href={addressOf(input)}>Link to this answer</TextLink>
          </p>
          <QuestionForm params={params} />
        </div>
      </section>
      <Ask {...choosePage.fleet} />
    </>
  );
}

function NoneFits() {
  const { text, action } = choosePage.none;
  return (
    <EmptyState text={text}>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </EmptyState>
  );
}

type Offer = AdviceAnswer["offers"][number];

const ratedOffer = ({ product, is_enough: isEnough, changes }: Offer) => ({
  ...{ ratedKw: product.rated_power_w / 1000, isEnough, changes },
});

async function shownOffer(offer: Offer, index: number): Promise<ShownOffer> {
  const { slug, name, price } = offer.product;
  const product = await readProduct(slug);
  return {
    ...{ slug, name, price, picture: product?.pictures[0] },
    gives: givesWords(offer.gives_kw),
    state: stateWords(offer.changes, offer.load.state),
    words: [...offer.words, ...(offer.cable ? [cableWords(offer.cable)] : [])],
    actions: product && (
      <>
        <AddToCart product={product} second={index > 0} />
        <TextLink href={`/products/${slug}`}>See it</TextLink>
      </>
    ),
  };
}
