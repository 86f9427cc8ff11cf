/** Forty bays: with 94 kW free, twelve cars charge at their full 7.36 kW. */
export function Bays() {
  const size = 44;
  const bays = Array.from({ length: 40 }, (_, index) => index);
  return (
    <>
      {bays.map((bay) => (
        <rect
          key={bay}
          className={bay < 12 ? "figure-live" : "figure-line"}
          x={162 + (bay % 8) * 61}
          y={76 + Math.floor(bay / 8) * 56}
          width={size}
          height={size}
          rx="8"
        />
      ))}
      <text className="figure-large" x="162" y="424">
        94 kW
      </text>
      <text className="figure-end" x="633" y="424">
        12 of 40
      </text>
    </>
  );
}

/** The same energy twice: forty vans at once for almost five hours, or shared over eight. */
export function DepotHours() {
  const hour = 58;
  return (
    <>
      <path className="figure-line" d="M150 400H660" />
      <rect className="figure-dash" x="168" y="104" width={hour * 4.8} height="296" rx="4" />
      <rect className="figure-live" x="168" y="222" width={hour * 8} height="178" rx="4" />
      <text className="figure-small" x="188" y="168">
        296 kW
      </text>
      <text className="figure-large figure-on" x="188" y="340">
        178 kW
      </text>
    </>
  );
}

/** What 5 kW have left for a car, in the evening and at night. */
export function SpareLoad() {
  const scale = 54;
  const top = 110;
  return (
    <>
      <path className="figure-dash" d={`M150 ${top}H650`} />
      <text className="figure-small" x="150" y={top - 20}>
        5 kW sanctioned
      </text>
      {[
        { x: 170, used: 3.4, spare: "1.6" },
        { x: 416, used: 1.8, spare: "3.2" },
      ].map(({ x, used, spare }) => {
        const free = Number(spare) * scale;
        return (
          <g key={spare}>
            <rect className="figure-live" x={x} y={top} width="214" height={free - 6} rx="4" />
            <rect
              className="figure-grey"
              x={x}
              y={top + free}
              width="214"
              height={used * scale}
              rx="4"
            />
            <text className="figure-middle figure-on" x={x + 20} y={top + free / 2 + 18}>
              {spare} kW
            </text>
          </g>
        );
      })}
      <path className="figure-line" d="M150 386H650" />
    </>
  );
}

/** A contact of 0.1 Ω at 8, 10, 13 and 16 A: twice the current, four times the heat. */
export function Heat() {
  return (
    <>
      <path className="figure-line" d="M150 360H650" />
      {[
        { amps: 8, watts: 6.4 },
        { amps: 10, watts: 10 },
        { amps: 13, watts: 16.9 },
        { amps: 16, watts: 25.6 },
      ].map(({ amps, watts }, index) => (
        <g key={amps}>
          <rect
            className={amps === 16 ? "figure-paper" : "figure-grey"}
            x={166 + index * 122}
            y={360 - watts * 9.4}
            width="102"
            height={watts * 9.4}
            rx="4"
          />
          <text className="figure-small figure-centre" x={217 + index * 122} y="412">
            {amps} A
          </text>
        </g>
      ))}
      <text className="figure-large" x="158" y="176">
        25.6 W
      </text>
    </>
  );
}
