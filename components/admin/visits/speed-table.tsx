import {
  deviceLabel,
  figureText,
  MARK_LABELS,
  pageLabel,
  type SpeedRow,
  speedRows,
} from "@/components/admin/visits/visit-text";
import { EmptyState } from "@/components/ui/empty-state";
import { Tag } from "@/components/ui/facts/tag";
import type { Speed } from "@/lib/visits/contract";
import { METRIC_NAMES, METRICS } from "@/lib/visits/rules";

const TONES = { good: "ok", fair: "wait", poor: "off" } as const;

/** How fast each page was for three visitors of four, by kind of device. */
export function SpeedTable({ speed }: { speed: readonly Speed[] }) {
  if (speed.length === 0)
    return <EmptyState text="No visitor’s browser has reported in these days." />;
  return (
    <div className="table-scroll">
      <table className="table visit-table">
        <caption className="visually-hidden">Speed of the pages, the most visited first</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {METRIC_NAMES.map((name) => (
              <th key={name} scope="col">
                <abbr title={METRICS[name].name}>{name}</abbr>
              </th>
            ))}
            <th scope="col" className="align-end">
              Visits
            </th>
          </tr>
        </thead>
        <tbody className="numeric">
          {speedRows(speed).map((row) => (
            <Row key={`${row.device} ${row.page}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: SpeedRow }) {
  return (
    <tr>
      <th scope="row" className="long-words">
        {pageLabel(row.page)}
        <small className="mute own-line">{deviceLabel(row.device)}</small>
      </th>
      {row.figures.map((figure, index) => (
        <td key={METRIC_NAMES[index]} className="nowrap">
          {figure ? <Figure {...figure} /> : <span className="mute">not measured</span>}
        </td>
      ))}
      <td className="align-end">{row.visits.toLocaleString("en-IN")}</td>
    </tr>
  );
}

function Figure({ metric, p75, mark }: Speed) {
  return (
    <span>
      {figureText(metric, p75)} <Tag tone={TONES[mark]}>{MARK_LABELS[mark]}</Tag>
    </span>
  );
}
