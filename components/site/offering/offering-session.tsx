import { formatPaise } from "@/lib/money";

type OcppMessage = { at: string; from: "charger" | "platform"; name: string; text: string };

type OfferingSessionProps = {
  /** Names of the two sides: left, right. */
  sides: readonly [string, string];
  before: readonly OcppMessage[];
  /** The repeated messages in between, drawn as one tick each. */
  every: { minutes: number; count: number; name: string; text: string };
  after: readonly OcppMessage[];
  /** kWh, and paise per kWh. */
  bill: { units: number; rate: number };
};

/** The messages between a charger and the platform during one charge, from card to bill. */
export function OfferingSession({ sides, before, every, after, bill }: OfferingSessionProps) {
  const total = Math.round(bill.units * bill.rate);
  return (
    <div className="talk numeric">
      <p className="talk-sides mute" aria-hidden="true">
        <span>{sides[0]}</span>
        <span>{sides[1]}</span>
      </p>
      <ol>
        {before.map((message) => (
          <Said key={`${message.name}${message.at}`} message={message} sides={sides} />
        ))}
        <li className="talk-long" style={{ height: `${every.count * every.minutes * 1.2}px` }}>
          <Ticks count={every.count} />
          <p>
            <b>{every.name}</b> <span className="mute">{every.text}</span>
          </p>
        </li>
        {after.map((message) => (
          <Said key={`${message.name}${message.at}`} message={message} sides={sides} />
        ))}
      </ol>
      <p className="draw-number">
        {formatPaise(total)}{" "}
        <span>
          for {bill.units} kWh at {formatPaise(bill.rate)}
        </span>
      </p>
    </div>
  );
}

function Said({ message, sides }: { message: OcppMessage; sides: readonly [string, string] }) {
  return (
    <li className={message.from}>
      <time className="mute">{message.at}</time>
      <span className="visually-hidden">{message.from === "charger" ? sides[0] : sides[1]}: </span>
      <b>{message.name}</b>
      <span className="mute">{message.text}</span>
    </li>
  );
}

function Ticks({ count }: { count: number }) {
  return (
    <span className="talk-ticks" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are identical and never move.
        <i key={index} />
      ))}
    </span>
  );
}
