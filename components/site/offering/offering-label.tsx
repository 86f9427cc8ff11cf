import { formatPaise } from "@/lib/money";

type OfferingLabelProps = {
  service: string;
  /** Digits only, and an even number of them. */
  number: string;
  /** Cash to collect, in paise. */
  collect: number;
  to: readonly string[];
  from: readonly string[];
  invoice: string;
  /** Prices in paise. */
  goods: readonly { name: string; count: number; price: number }[];
  /** Explanations of the five marks on the label. */
  keys: readonly { title: string; text: string }[];
};

/** A shipping label, 100 by 150 mm, with five marks and their explanations. */
export function OfferingLabel(props: OfferingLabelProps) {
  return (
    <div className="ship">
      <Label {...props} />
      <ol>
        {props.keys.map((key) => (
          <li key={key.title}>
            <h2 className="heading-small">{key.title}</h2>
            <p className="mute">{key.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Label({ service, number, collect, to, from, invoice, goods }: OfferingLabelProps) {
  return (
    <div className="ship-label numeric">
      <p className="flex-row between">
        <span>{service}</span>
        <span>
          Cash to collect <b>{formatPaise(collect)}</b> <Mark n={2} />
        </span>
      </p>
      <address>
        {to.map((line, index) => (
          <span key={line}>
            {line}
            {index === to.length - 2 && <Mark n={3} />}
            {index === to.length - 1 && <Mark n={1} />}
          </span>
        ))}
      </address>
      <Barcode digits={number} />
      <p className="ship-number">
        {number.replace(/(\d{4})(?=\d)/g, "$1 ")} <Mark n={5} />
      </p>
      <p>
        Invoice {invoice} <Mark n={4} />
      </p>
      {goods.map((line) => (
        <p key={line.name} className="flex-row between">
          <span>
            {line.count} × {line.name}
          </span>
          <span>{formatPaise(line.count * line.price)}</span>
        </p>
      ))}
      <p className="mute">If not delivered, return to {from.join(", ")}</p>
    </div>
  );
}

function Mark({ n }: { n: number }) {
  return <sup aria-hidden="true">{n}</sup>;
}

/** Interleaved 2 of 5: of each two digits, five bar widths encode the first, five gap widths the second. */
function Barcode({ digits }: { digits: string }) {
  const widths = [...START, ...pairs(digits).flatMap(interleave), ...STOP];
  const starts = widths.map((_, index) => total(widths.slice(0, index)));
  return (
    <svg viewBox={`0 0 ${total(widths)} 24`} preserveAspectRatio="none" aria-hidden="true">
      {widths.map((width, index) =>
        index % 2 === 0 ? (
          <rect key={starts[index]} x={starts[index]} width={width} height="24" />
        ) : null,
      )}
    </svg>
  );
}

const START = [1, 1, 1, 1];
const STOP = [3, 1, 1];
/** Which of the five bars or gaps are wide (1), by digit. */
const WIDE = [
  ...["00110", "10001", "01001", "11000", "00101"],
  ...["10100", "01100", "00011", "10010", "01010"],
];

function pairs(digits: string): string[] {
  return digits.match(/\d\d/g) ?? [];
}

function interleave(pair: string): number[] {
  const [bars = "", gaps = ""] = [...pair].map((digit) => WIDE[Number(digit)]);
  return [...bars].flatMap((bar, index) =>
    [bar, gaps[index]].map((wide) => (wide === "1" ? 3 : 1)),
  );
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
