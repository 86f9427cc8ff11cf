/** A month's bill of a bay: the units are nearly all of it. */
export function Bill() {
  return (
    <>
      <rect className="figure-paper" x="168" y="40" width="464" height="520" rx="10" />
      {[
        { y: 104, width: 288 },
        { y: 146, width: 214 },
        { y: 188, width: 246 },
        { y: 230, width: 184 },
      ].map(({ y, width }) => (
        <g key={y}>
          <rect className="figure-ink" x="204" y={y} width={width} height="12" rx="3" />
          <rect className="figure-ink" x="536" y={y} width="60" height="12" rx="3" />
        </g>
      ))}
      <path className="figure-rule" d="M204 284H596" />
      <text className="figure-large figure-on" x="204" y="372">
        ₹1,548
      </text>
      <rect className="figure-live" x="204" y="398" width="365" height="20" rx="4" />
      <rect className="figure-ink" x="573" y="398" width="23" height="20" rx="4" />
    </>
  );
}

/** A 22 kW charger and a car that takes 7.2: the smaller one decides. */
export function Ceilings() {
  return (
    <>
      <path className="figure-line" d="M150 402H650" />
      <rect className="figure-dash" x="168" y="88" width="206" height="314" rx="6" />
      <rect className="figure-live" x="168" y="299" width="206" height="103" rx="6" />
      <rect className="figure-live" x="426" y="299" width="206" height="103" rx="6" />
      <path className="figure-dash" d="M374 299H426" />
      <text className="figure-middle" x="190" y="150">
        22 kW
      </text>
      <text className="figure-large" x="426" y="268">
        7.2 kW
      </text>
    </>
  );
}

/** The seven documents of an application, the uppermost signed. */
export function Documents() {
  const sheets = [6, 5, 4, 3, 2, 1];
  return (
    <>
      {sheets.map((sheet) => (
        <rect
          key={sheet}
          className="figure-sheet"
          x={230 + sheet * 34}
          y={126 - sheet * 15}
          width="238"
          height="300"
          rx="10"
        />
      ))}
      <rect className="figure-paper" x="196" y="126" width="272" height="342" rx="10" />
      {[166, 198, 230].map((y, index) => (
        <rect
          key={y}
          className="figure-ink"
          x="228"
          y={y}
          width={[176, 208, 142][index]}
          height="12"
          rx="3"
        />
      ))}
      <circle className="figure-live" cx="398" cy="348" r="54" />
      <path className="figure-tick" d="m372 350 18 18 34-38" />
    </>
  );
}

/** What flows to earth: alternating, pulsating, and smooth direct current, which Type A does not see. */
export function Leakage() {
  return (
    <>
      <path
        className="figure-wave"
        d="M150 116c20.8-50 41.7-50 62.5 0s41.7 50 62.5 0 41.7-50 62.5 0 41.7 50 62.5 0 41.7-50 62.5 0 41.7 50 62.5 0 41.7-50 62.5 0 41.7 50 62.5 0"
      />
      <path
        className="figure-wave"
        d="M150 250c20.8-66 41.7-66 62.5 0h62.5c20.8-66 41.7-66 62.5 0h62.5c20.8-66 41.7-66 62.5 0h62.5c20.8-66 41.7-66 62.5 0h62.5"
      />
      <path className="figure-wave figure-green" d="M150 312H650" />
      <path className="figure-dash" d="M150 412H650" />
      <text className="figure-large" x="150" y="392">
        6 mA
      </text>
    </>
  );
}

/** IP54: dust and rain from every side, and 50 °C of air. */
export function Weather() {
  const drops = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <>
      {drops.map((drop) => (
        <path
          key={drop}
          className={drop % 2 ? "figure-drop" : "figure-drop figure-faint"}
          d={`M${188 + drop * 52} ${drop % 3 === 0 ? 34 : 62}l-26 74`}
        />
      ))}
      <rect className="figure-box" x="168" y="172" width="464" height="276" rx="28" />
      <text className="figure-huge" x="206" y="346">
        IP54
      </text>
      <text className="figure-small" x="208" y="408">
        −10 to 50 °C
      </text>
      <circle className="figure-live" cx="572" cy="396" r="16" />
    </>
  );
}
