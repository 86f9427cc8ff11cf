"use client";

import { type CSSProperties, useId, useState } from "react";
import { Pills } from "@/components/ui/facts/pills";
import {
  beginAt,
  CHARGER_KW,
  type Charge,
  chargeTime,
  EXAMPLE,
  endAt,
  STEP,
} from "@/lib/catalogue/charging/charge-time-rules";

/** Calculator of the charging time for a battery and a charger. Without JavaScript it shows an example. */
export function ChargeTime({ note }: { note: string }) {
  const [charge, setCharge] = useState(EXAMPLE);
  const { duration, sentence } = chargeTime(charge);
  return (
    <div className="charge-calculator">
      <div>
        <output className="large numeric">{duration}</output>
        <p className="lead mute" aria-live="polite">
          {sentence}
        </p>
        <p className="mute example">
          A battery of {EXAMPLE.batteryKwh} kWh from {EXAMPLE.from} to {EXAMPLE.to} % on{" "}
          {EXAMPLE.chargerKw} kW.
        </p>
        <Battery {...charge} />
      </div>
      <div className="controls">
        <Pills
          legend="Charger"
          name="charger"
          choices={POWERS}
          value={[String(charge.chargerKw)]}
          onChange={(value) => setCharge({ ...charge, chargerKw: Number(value) })}
        />
        <Range
          label="Battery"
          unit="kWh"
          value={charge.batteryKwh}
          min={10}
          max={100}
          step={1}
          onChange={(batteryKwh) => setCharge({ ...charge, batteryKwh })}
        />
        <div className="control-pair">
          <Range
            label="From"
            value={charge.from}
            max={100 - STEP}
            onChange={(from) => setCharge(beginAt(charge, from))}
          />
          <Range
            label="To"
            value={charge.to}
            min={STEP}
            onChange={(to) => setCharge(endAt(charge, to))}
          />
        </div>
        <p className="mute small">{note}</p>
      </div>
    </div>
  );
}

const POWERS = CHARGER_KW.map((kw) => ({ value: String(kw), label: `${kw} kW` }));

function Battery({ from, to }: Charge) {
  return (
    <div
      className="battery"
      aria-hidden="true"
      style={{ "--from": from, "--to": to } as CSSProperties}
    >
      <b />
      <i />
      <span>{from} %</span>
      <span>{to} %</span>
    </div>
  );
}

type RangeProps = {
  label: string;
  unit?: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
};

function Range({
  label,
  unit = "%",
  value,
  min = 0,
  max = 100,
  step = STEP,
  onChange,
}: RangeProps) {
  const id = useId();
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className="control-slider">
      <div className="flex-row between">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="numeric" aria-hidden="true">
          {value} {unit}
        </span>
      </div>
      <input
        type="range"
        id={id}
        {...{ value, min, max, step }}
        aria-valuetext={`${value} ${unit}`}
        style={{ "--v": filled } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
