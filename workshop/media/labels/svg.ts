/** Text on a label; x, y and size in px of the SVG. */
export type Words = {
  x: number;
  y: number;
  text: string;
  size: number;
  weight?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
};

export const bright = "#eef4f2";
export const dim = "#93a39f";
export const green = "#2fe0a0";

/** One line of text. */
export function words({
  x,
  y,
  text,
  size,
  weight = 400,
  fill = dim,
  anchor = "start",
}: Words): string {
  const font = `font-family="Inter, sans-serif" font-size="${size}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" ${font} fill="${fill}" text-anchor="${anchor}">${text}</text>`;
}

/** A figure with its unit in smaller, dimmer type: "7.4 kW". */
export function figure(line: Words, unit: string, share = 0.56, gap = 0.16): string {
  const rest = `<tspan dx="${line.size * gap}" font-size="${line.size * share}" fill="${dim}">${unit}</tspan>`;
  return words({ weight: 600, fill: bright, ...line, text: line.text + rest });
}

/** The charging sign, about 100 px high at scale 1. */
export function bolt(x: number, y: number, scale: number): string {
  const path = "M 8 -50 L -26 8 L -3 8 L -9 50 L 27 -12 L 4 -12 Z";
  const paint = `fill="#dff7ee" stroke="#dff7ee" stroke-width="5" stroke-linejoin="round"`;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" ${paint}/>`;
}

/** The three waves of a card reader. */
export function waves(x: number, y: number): string {
  const arcs = [42, 74, 106].map((radius, step) => {
    const half = [30, 52, 74][step] ?? 0;
    const from = `${x - 25 + 24 * step} ${y - half}`;
    return `<path d="M ${from} a ${radius} ${radius} 0 0 1 0 ${2 * half}"/>`;
  });
  const paint = `stroke="#aebbb9" stroke-width="7" fill="none" stroke-linecap="round"`;
  return `<g ${paint}>${arcs.join("")}</g>`;
}

/** A partly lit ring, as a display shows a charge. */
export function charge(x: number, y: number, radius: number, stroke: number): string {
  const ring = `stroke-width="${stroke}" fill="none"`;
  const lit = 2 * Math.PI * radius * 0.7;
  const dash = `stroke-dasharray="${lit} 9999" stroke-linecap="round"`;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" ${ring} stroke="#14302a"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" ${ring} stroke="${green}" ${dash} transform="rotate(-90 ${x} ${y})"/>`
  );
}
