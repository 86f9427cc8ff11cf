import type { CountBar } from "@/components/charts/count-bars";

type CountRowsProps = {
  /** What is counted. */
  legend: string;
  caption: string;
  rows: readonly CountBar[];
  /** "1 unit" for 1. */
  inWords: (count: number) => string;
};

/** Counts by name in words, where bars would say nothing more. */
export function CountRows({ legend, caption, rows, inWords }: CountRowsProps) {
  return (
    <figure className="chart">
      <figcaption>
        <span className="mute micro">{legend}</span>
      </figcaption>
      <table className="count-rows">
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="numeric">{inWords(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
