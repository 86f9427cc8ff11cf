import type { CSSProperties } from "react";

const NIGHT_HOURS = 9;
const HOURS = ["10 pm", "11", "12", "1 am", "2", "3", "4", "5", "6", "7 am"];

/** One night, 10 pm to 7 am, drawn to scale: how long a 30 kWh battery takes on each charger. */
export function Night() {
  return (
    <section className="sec dark" aria-labelledby="night-title">
      <div className="wrap">
        <div className="sec-head">
          <h2 className="display" id="night-title">
            Nine hours of night.
            <br />
            Four to charge.
          </h2>
          <p className="lead mute">
            A 30 kWh battery from empty to full. Most nights you only top up a third of it.
          </p>
        </div>
        <div className="night">
          <div className="hours" aria-hidden="true">
            {HOURS.map((hour, index) => (
              <span key={hour} style={{ "--x": index } as CSSProperties}>
                {hour}
              </span>
            ))}
          </div>
          <dl>
            {LANES.map((lane) => (
              <Lane key={lane.power} {...lane} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Lane({ name, power, minutes, end }: (typeof LANES)[number]) {
  const width = `${((minutes / 60 / NIGHT_HOURS) * 100).toFixed(2)}%`;
  const duration = spoken(minutes);
  return (
    <div>
      <dt>
        <b>{name}</b>
        <span className="mute small">{power}</span>
        <span className="dur">{duration}</span>
      </dt>
      <dd className="lane">
        <i style={{ "--w": width } as CSSProperties}>
          <span>{duration}</span>
        </i>
        <span
          className={minutes < 150 ? "end end--out" : "end"}
          style={{ "--w": width } as CSSProperties}
        >
          {end}
        </span>
      </dd>
    </div>
  );
}

function spoken(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

// 30 kWh divided by the rated power, rounded to 5 minutes.
const LANES = [
  { name: "AC02P", power: "3.7 kW, portable", minutes: 485, end: "6:05 am" },
  { name: "AC03W", power: "7.4 kW, single phase", minutes: 245, end: "2:05 am" },
  { name: "AC03W", power: "22 kW, where the car takes it", minutes: 80, end: "11:20 pm" },
] as const;
