import type { CSSProperties } from "react";
import { formatPaise } from "@/lib/money";

type FiguresProps = { chargers: number; delisted: number; orders: number; sales: number };

/** The three figures of the shop. `sales` in paise. */
export function Figures({ chargers, delisted, orders, sales }: FiguresProps) {
  const figures = [
    { name: "Total Chargers", value: chargers.toLocaleString("en-IN") },
    { name: "Total Orders", value: orders.toLocaleString("en-IN") },
    { name: "Total Sales", value: formatPaise(sales) },
  ];
  // Crores are long: all three are set as large as the longest lets them be.
  const signs = Math.max(...figures.map(({ value }) => value.length));
  return (
    <dl className="tilesr fig num" style={{ "--signs": signs } as CSSProperties}>
      {figures.map(({ name, value }, index) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {index === 0 && delisted > 0 && (
              <span>{delisted.toLocaleString("en-IN")} delisted</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
