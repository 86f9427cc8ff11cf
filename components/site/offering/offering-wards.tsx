type State = { key: string; label: string };

type OfferingWardsProps = {
  states: readonly State[];
  /** `beds` has one letter per bed, the key of its state. */
  wards: readonly { name: string; prefix: string; beds: string }[];
};

/** A hospital bed board. The last state is the one people look for, so its count is on top. */
export function OfferingWards({ states, wards }: OfferingWardsProps) {
  const all = wards.map((ward) => ward.beds).join("");
  const sought = states.at(-1);
  const label = sought ? sought.label.toLowerCase() : "";
  return (
    <div className="beds">
      <p className="draw-number numeric">
        {count(all, sought?.key)} <span>{label} now</span>
      </p>
      <dl>
        {wards.map((ward) => (
          <div key={ward.name}>
            <dt>
              <b>{ward.name}</b>
              <span className="mute numeric">
                {count(ward.beds, sought?.key)} of {ward.beds.length} {label}
              </span>
            </dt>
            <dd>
              <ul className="numeric">
                {[...ward.beds].map((key, index) => {
                  const bed = `${ward.prefix}${index + 1}`;
                  return (
                    <li key={bed} data-state={key}>
                      {bed}
                      <span className="visually-hidden">, {labelOf(states, key)}</span>
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="drawing-key small" aria-label="Key">
        {states.map((state) => (
          <li key={state.key}>
            <i data-state={state.key} />
            {state.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function count(beds: string, key = "") {
  return beds.split(key).length - 1;
}

function labelOf(states: readonly State[], key: string) {
  return states.find((state) => state.key === key)?.label;
}
