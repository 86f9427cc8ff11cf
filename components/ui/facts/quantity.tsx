"use client";

import { Minus, Plus } from "lucide-react";

type QuantityProps = {
  /** The counted item; the buttons are "One less {label}" and "One more {label}". */
  label: string;
  value: number;
  onChange: (next: number) => void;
  /** Default 1; with 0 the last press removes the line. */
  min?: number;
  max?: number;
  disabled?: boolean;
};

/** A quantity stepper: minus, number, plus. */
export function Quantity({ label, value, onChange, min = 1, max, disabled }: QuantityProps) {
  return (
    <div className="quantity">
      <button
        type="button"
        aria-label={`One less ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus className="icon" aria-hidden="true" />
      </button>
      <output className="numeric" aria-label="Quantity">
        {value}
      </output>
      <button
        type="button"
        aria-label={`One more ${label}`}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
      >
        <Plus className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
