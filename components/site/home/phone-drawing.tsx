import type { ReactNode } from "react";

/**
 * The app's screen during a charge, in the order of the six features. The figures are consistent: from
 * 35 to 62 % a 40 kWh battery took 12 units, to 80 % it takes 8 more, at 7.4 kW, with 10 % losses.
 */
export function PhoneDrawing() {
  return (
    <div className="phone" aria-hidden="true">
      <div className="screen">
        <div className="screen-map">
          <svg viewBox="0 0 280 120" aria-hidden="true">
            <path d="M-10 96 90 70l60 22 140-44M70-10l34 150M196-10l-30 150M-10 30l120 8 80-20 100 10" />
            <circle cx="60" cy="34" r="5" />
            <circle cx="226" cy="100" r="5" />
            <circle cx="141" cy="88" r="9" />
          </svg>
        </div>
        <Row left="Bay 14, Type 2" right="7 to 10 pm" />
        <div className="screen-now">
          <b>62 %</b>
          <span>1 h 05 min to 80 %</span>
          <i />
        </div>
        <Row left="Tell me at 80 %" right={<i className="screen-switch" />} />
        <Row left="12 units at ₹18" right="₹216" />
        <p className="screen-pay">Pay by UPI</p>
      </div>
    </div>
  );
}

function Row({ left, right }: { left: string; right: ReactNode }) {
  return (
    <p>
      <span>{left}</span>
      <span>{right}</span>
    </p>
  );
}
