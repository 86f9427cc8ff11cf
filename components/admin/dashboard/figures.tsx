import type { CSSProperties } from "react";
import { formatPaise } from "@/lib/money";

type FiguresProps = {
  chargers: number;
  delisted: number;
  orders: number;
  sales: number;
  refunded: number;
};

/** The three key figures. `sales` and `refunded` in paise. */
export function Figures({ chargers, delisted, orders, sales, refunded }: FiguresProps) {
  const figures = [
    {
      name: "Total Chargers",
      value: chargers.toLocaleString("en-IN"),
      note: delisted > 0 && `${delisted.toLocaleString("en-IN")} delisted`,
    },
    { name: "Total Orders", value: orders.toLocaleString("en-IN"), note: false },
    {
      name: "Total Sales",
      value: formatPaise(sales),
      note: refunded > 0 && `${formatPaise(refunded)} refunded`,
    },
  ];
  // Crores are long: the longest figure decides the font size of all three.
  const signs = Math.max(...figures.map(({ value }) => value.length));
  return (
    <dl
      className="figure-tiles figure-tiles--fitted numeric"
      style={{ "--signs": signs } as CSSProperties}
    >
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
