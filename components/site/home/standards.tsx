import type { ReactNode } from "react";

export type Standard = { drawing: keyof typeof DRAWINGS; title: string; text: string };

/** The plugs, protocols and payment methods that the chargers support, each with a drawing. */
export function Standards({ title, items }: { title: string; items: readonly Standard[] }) {
  return (
    <div className="standards">
      <h2 className="title">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              {DRAWINGS[item.drawing]}
            </svg>
            <div>
              <h3>{item.title}</h3>
              <p className="mute small">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const DRAWINGS = {
  ocpp: (
    <path d="M8 14h14v36H8zM42 14h14v36H42zM22 26h20M42 38H22m15-17 5 5-5 5M27 33l-5 5 5 5M12 44h6M46 44h6" />
  ),
  type2: (
    <>
      <path d="M15.5 14h33a24 24 0 1 1-33 0Z" />
      {circles(2.6, [25, 23], [39, 23])}
      {circles(3.6, [19, 34], [32, 34], [45, 34], [26, 45], [38, 45])}
    </>
  ),
  ccs2: (
    <>
      <path d="M21.5 4h21a16 16 0 1 1-21 0Z" />
      {circles(1.6, [28, 10], [36, 10])}
      {circles(2.2, [24, 17], [32, 17], [40, 17], [28.5, 24], [35.5, 24])}
      <rect x="10" y="38" width="44" height="22" rx="11" />
      {circles(5.4, [22, 49], [42, 49])}
    </>
  ),
  ip54: (
    <>
      <rect x="14" y="26" width="36" height="32" rx="6" />
      <path d="M14 36h36M20 8l-4 8M32 6l-4 10M44 8l-4 8" />
      {circles(4, [32, 46])}
    </>
  ),
  upi: (
    <>
      <rect x="16" y="4" width="32" height="56" rx="6" />
      <path d="M28 10h8M23 20h7v7h-7zM34 20h7v7h-7zM23 31h7v7h-7zM34 31h3M41 31v7M34 36v2h3M23 48h18" />
    </>
  ),
} satisfies Record<string, ReactNode>;

function circles(r: number, ...centres: [x: number, y: number][]) {
  return centres.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);
}
