import { type CSSProperties, useId } from "react";
import { TextLink } from "@/components/ui/facts/text-link";
import { SectionHead } from "@/components/ui/section-head";
import type { Action } from "@/lib/content/contract";

export type HoursRow = {
  place: string;
  hours: number;
  chargers: string;
  /** A charger for it: its name and page. */
  charger: Action;
};

type HoursTableProps = {
  title: string;
  lead: string;
  columns: { place: string; hours: string; power: string; chargers: string };
  /** Longest stay first; its bar has the full width. */
  rows: readonly HoursRow[];
  /** Energy to charge in those hours. */
  kwh: number;
};

/** Table that derives the power needed from the hours parked; the hours are drawn to scale. */
export function HoursTable({ title, lead, columns, rows, kwh }: HoursTableProps) {
  const id = useId();
  const longest = Math.max(...rows.map(({ hours }) => hours));
  return (
    <section className="section section--white" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <table className="hours-table">
          <thead>
            <tr>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.hours}</th>
              <th scope="col">{columns.power}</th>
              <th scope="col">{columns.chargers}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, hours, chargers, charger }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>
                  <span className="hours-bar" style={{ "--w": hours / longest } as CSSProperties}>
                    {duration(hours)}
                  </span>
                </td>
                <td className="power-cell">{kilowatts(kwh / hours)}</td>
                <td>
                  <span>{chargers}</span>
                  <TextLink href={charger.href} prefetch={false}>
                    {charger.label}
                  </TextLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function duration(hours: number): string {
  return hours < 1 ? `${hours * 60} min` : `${hours} h`;
}

function kilowatts(power: number): string {
  return `${Math.round(power * 10) / 10} kW`;
}
