import { notFound } from "next/navigation";
import { OfferList, type ShownOffer } from "@/components/advice/offer-list";
import { ChargingDrawing } from "@/components/catalogue/charging-drawing";
import { JsonLd } from "@/components/seo/json-ld";
import { Ask } from "@/components/site/ask";
import { CarFigures } from "@/components/site/cars/car-figures";
import { MonthTable } from "@/components/site/cars/month-table";
import { Opening } from "@/components/site/opening";
import { Questions } from "@/components/site/words/questions";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { LinkRows } from "@/components/ui/link-rows";
import { SectionHead } from "@/components/ui/section-head";
import { addressForCar } from "@/lib/advice/address";
import { adviseOnCar, type CarAdvice } from "@/lib/advice/car-page";
import { acWords, variantRows } from "@/lib/advice/figures";
import { kmAMonth } from "@/lib/advice/month";
import { givesWords, offerWords, stateWords } from "@/lib/advice/words";
import { readShowcase } from "@/lib/catalogue/pages/prices";
import { type Car, carName, cars, mainVariant } from "@/lib/content/cars";
import { batteriesOf, carPage, carsPage } from "@/lib/content/pages/cars";
import { dayCode } from "@/lib/dates";
import { CARD, cardPath } from "@/lib/seo/card";
import { breadcrumbList, itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { trailTo } from "@/lib/seo/pages";
import "./car.css";

type Props = { params: Promise<{ car: string }> };

const words = carsPage.car;

export const dynamicParams = false;

export function generateStaticParams() {
  return cars.map(({ slug }) => ({ car: slug }));
}

export async function generateMetadata({ params }: Props) {
  const card = { src: cardPath("/cars"), ...CARD, alt: carsPage.title };
  return pageMetadata({ ...carPage(await carOf(params)), picture: card });
}

export default async function CarPage({ params }: Props) {
  const car = await carOf(params);
  const { path } = carPage(car);
  const today = dayCode(new Date());
  const { household, advice, night, months, questions } = await adviseOnCar(car, today);
  const name = carName(car);
  const labels = ["Home", words.above, name];
  const trail = trailTo(path).map((crumb, at) => ({ ...crumb, label: labels[at] ?? name }));
  const choose = addressForCar(car.slug, mainVariant(car).name);
  return (
    <>
      <JsonLd data={breadcrumbList(trail)} />
      <JsonLd
        data={itemList(
          advice.offers.map(({ unit }) => ({ name: unit.name, path: `/products/${unit.slug}` })),
        )}
      />
      <Breadcrumbs items={trail} />
      <main id="main">
        <Opening title={`A charger for the ${car.model}`} lead={car.words}>
          <ButtonLink href={choose} prefetch={false}>
            {words.ask.action}
          </ButtonLink>
        </Opening>
        <Chargers advice={advice} household={household} />
        <ChargingDrawing drawing={{ ...night, ...words.night }} />
        <section className="section section--white" aria-labelledby="figures">
          <div className="wrap">
            <SectionHead id="figures" title={words.figures} lead={carsPage.note} />
            <CarFigures name={name} variants={variantRows(car, carsPage.unchecked, today)} />
          </div>
        </section>
        <section className="section" aria-labelledby="month">
          <div className="wrap">
            <SectionHead
              id="month"
              title={`${words.cost.title}, ${kmAMonth(household).toLocaleString("en-IN")} km`}
              lead={words.cost.lead}
            />
            <MonthTable months={months} labelledBy="month" />
            <p className="mute small section-end">{words.cost.note}</p>
          </div>
        </section>
        <Questions title={words.questions} items={questions} />
        <MoreOfMaker car={car} />
        <Ask {...words.ask} action={{ label: words.ask.action, href: choose }} />
      </main>
    </>
  );
}

async function Chargers({ advice, household }: Pick<CarAdvice, "advice" | "household">) {
  const shown = await readShowcase(advice.offers.map(({ unit }) => unit.slug));
  const offers = advice.offers.flatMap((offer): ShownOffer[] => {
    const charger = shown.find(({ slug }) => slug === offer.unit.slug);
    if (!charger) return [];
    const { slug, name, picture, price } = charger;
    return [
      {
        ...{ slug, name, picture, price, gives: givesWords(offer.givesKw) },
        state: stateWords(offer.changes, offer.load.state),
        words: offerWords(offer, household),
      },
    ];
  });
  return (
    <section className="section section--white" aria-labelledby="chargers">
      <div className="wrap">
        <SectionHead id="chargers" {...words.chargers} />
        <OfferList offers={offers} />
      </div>
    </section>
  );
}

function MoreOfMaker({ car }: { car: Car }) {
  const others = cars.filter(({ maker, slug }) => maker === car.maker && slug !== car.slug);
  if (others.length === 0) return null;
  return (
    <section className="section section--white" aria-labelledby="more">
      <div className="wrap">
        <h2 className="title title--spaced" id="more">
          {words.more}
        </h2>
        <LinkRows
          rows={others.map((one) => ({
            title: one.model,
            text: `${batteriesOf(one)}, ${acWords(mainVariant(one))}`,
            href: carPage(one).path,
          }))}
        />
      </div>
    </section>
  );
}

async function carOf(params: Props["params"]): Promise<Car> {
  const { car } = await params;
  return cars.find(({ slug }) => slug === car) ?? notFound();
}
