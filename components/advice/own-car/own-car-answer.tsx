import { Price } from "@/components/ui/facts/price";
import { Tag } from "@/components/ui/facts/tag";
import type { WireAnswer } from "@/lib/advice/product/browser";
import { keepUnits } from "@/lib/content/rules";
import { paiseFromRupees, wholeRupees } from "@/lib/money";

/** Hours, rupees and the supply, shortest first; the rest on demand. */
export function OwnCarAnswer({ answer }: { answer: WireAnswer }) {
  const { vehicle, headline, words, supply, month, misfit, steps } = answer;
  return (
    <div className="own-car-answer">
      <p>
        <span className="mute small own-line">{keepUnits(vehicle)}</span>
        <b className="own-car-headline">{keepUnits(headline)}</b>
      </p>
      {month && month.rows.length > 0 && <MonthLines month={month} />}
      {!misfit && (
        <div className="own-car-supply">
          <Tag tone={supply.is_ready ? "ok" : "wait"}>{supply.text}</Tag>
          {supply.words.map((text) => (
            <p key={text}>{keepUnits(text)}</p>
          ))}
        </div>
      )}
      {misfit ? (
        words.map((text) => <p key={text}>{keepUnits(text)}</p>)
      ) : (
        <details className="own-car-more">
          <summary>{steps.length > 0 ? "Why, and what to do first" : "Why"}</summary>
          {words.map((text) => (
            <p key={text}>{keepUnits(text)}</p>
          ))}
          {steps.map(({ title, texts }) => (
            <p key={title}>
              <b>{title}.</b> {keepUnits(texts.join(" "))}
            </p>
          ))}
          <p className="mute">{keepUnits(sourceWords(answer))}</p>
        </details>
      )}
    </div>
  );
}

function MonthLines({ month }: { month: NonNullable<WireAnswer["month"]> }) {
  return (
    <dl className="own-car-month">
      {month.rows.map(({ name, cost }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price paise={wholeRupees(paiseFromRupees(cost))} /> a month
          </dd>
        </div>
      ))}
      {month.petrol !== null && (
        <div>
          <dt>The same on petrol</dt>
          <dd>
            <Price paise={wholeRupees(paiseFromRupees(month.petrol))} /> a month
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Where the figures come from, and which of them nobody has checked yet. */
function sourceWords({ verified_on: day, month }: WireAnswer): string {
  const car = day
    ? `Figures of the car checked with its maker on ${day}.`
    : "Figures of the car not yet checked with its maker.";
  const rates = (month?.rows ?? []).flatMap(({ order, verified_on }) =>
    order === null ? [] : verified_on ? order : `${order}, not yet checked`,
  );
  const energy = month ? ` Energy charges only, ${month.kwh} kWh a month.` : "";
  return [car, ...new Set(rates.map((rate) => `${rate}.`))].join(" ") + energy;
}
