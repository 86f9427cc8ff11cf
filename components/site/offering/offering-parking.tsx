type OfferingParkingProps = {
  title: string;
  /** Labels of the two counts on the sign. */
  words: { free: string; charging: string };
  /** Four rows of bays: x occupied, . free, e occupied and charging, + free with charger, r reserved. */
  rows: readonly string[];
};

// In metres.
const BAY = { width: 2.5, depth: 5 };
const AISLE = 6;
/** Top edge of each row: wall, aisle, two rows back to back, aisle, wall. */
const TOPS = [0, BAY.depth + AISLE, 2 * BAY.depth + AISLE, 3 * BAY.depth + 2 * AISLE];
const HEIGHT = 4 * BAY.depth + 2 * AISLE;

/** Plan of a parking level to scale, and the sign at its ramp with the counts of the same bays. */
export function OfferingParking({ title, words, rows }: OfferingParkingProps) {
  const all = rows.join("");
  const charging = all.split("+").length - 1;
  const free = all.split(".").length - 1 + charging;
  const sign = `${free} ${words.free}, ${charging} ${words.charging}`;
  const width = Math.max(...rows.map((row) => row.length)) * BAY.width;
  return (
    <div className="plan">
      <div className="flex-row between align-bottom">
        <p className="draw-number numeric">
          {free}{" "}
          <span>
            {words.free}, of these {charging} {words.charging}
          </span>
        </p>
        <h2 className="title numeric">{title}</h2>
      </div>
      <svg
        viewBox={`-0.2 -0.2 ${width + 0.4} ${HEIGHT + 0.4}`}
        role="img"
        aria-label={`${title}: ${sign}`}
      >
        {rows.map((row, index) => (
          <g key={TOPS[index]} transform={`translate(0 ${TOPS[index]})`}>
            {[...row].map((bay, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bay is identified by its position in the row.
              <Bay key={place} bay={bay} x={place * BAY.width} />
            ))}
            <path d={`M${row.length * BAY.width} 0v${BAY.depth}`} />
          </g>
        ))}
        <Arrows y={BAY.depth + AISLE / 2} width={width} />
        <g transform={`rotate(180 ${width / 2} ${HEIGHT / 2})`}>
          <Arrows y={BAY.depth + AISLE / 2} width={width} />
        </g>
      </svg>
    </div>
  );
}

function Bay({ bay, x }: { bay: string; x: number }) {
  const taken = bay === "x" || bay === "e";
  return (
    <g transform={`translate(${x} 0)`} data-bay={bay}>
      <path d={`M0 0v${BAY.depth}`} />
      {taken && <Car />}
      {!taken && bay !== "r" && (
        <rect className="free" x=".35" y=".5" width="1.8" height="4" rx=".3" />
      )}
      {bay === "r" && <path d="M.5 .7l1.5 3.6M2 .7L.5 4.3" />}
      {(bay === "e" || bay === "+") && (
        <path className="bolt" d="M1.45 1.5 .8 2.7h.5l-.25 1L1.75 2.4h-.5z" />
      )}
    </g>
  );
}

/** A car of 1.8 by 4.2 m: bonnet, windscreen, rear window. */
function Car() {
  return (
    <>
      <rect className="parked-car" x=".35" y=".4" width="1.8" height="4.2" rx=".55" />
      <path className="glass" d="M.6 1.65q.65-.35 1.3 0l-.1.5H.7zM.65 3.7q.6.3 1.2 0l-.1-.4h-1z" />
    </>
  );
}

function Arrows({ y, width }: { y: number; width: number }) {
  return [0.2, 0.5, 0.8].map((part) => (
    <path key={part} d={`M${width * part} ${y}h2.4m-.8-.6.8.6-.8.6`} />
  ));
}
