/** For each position on an axis: four neighbours and their weights (Catmull-Rom). */
type Axis = { from: Int32Array; weight: Float32Array };

/** Returns a function that enlarges an RGB picture around a point (as fractions of width and height). */
export function sampler(width: number, height: number, [x, y]: readonly [number, number]) {
  const across = new Float32Array(width * height * 3);
  const out = new Float32Array(width * height * 3);
  return (picture: Float32Array, zoom: number): Float32Array => {
    if (zoom === 1) return picture;
    const row = { count: height, stride: width * 3 };
    const column = { count: width, stride: 3 };
    stretch(picture, across, column, row, axis(width, zoom, x));
    stretch(across, out, row, column, axis(height, zoom, y));
    return out;
  };
}

type Line = { count: number; stride: number };

/** Resamples along one direction, for every line of the other. */
function stretch(
  source: Float32Array,
  target: Float32Array,
  along: Line,
  other: Line,
  { from, weight }: Axis,
): void {
  for (let i = 0; i < along.count; i++)
    for (let j = 0; j < other.count; j++)
      for (let channel = 0; channel < 3; channel++) {
        const line = j * other.stride + channel;
        let sum = 0;
        for (let tap = 4 * i; tap < 4 * i + 4; tap++)
          sum += (source[line + (from[tap] ?? 0) * along.stride] ?? 0) * (weight[tap] ?? 0);
        target[line + i * along.stride] = sum;
      }
}

function axis(length: number, zoom: number, center: number): Axis {
  const from = new Int32Array(4 * length);
  const weight = new Float32Array(4 * length);
  for (let i = 0; i < length; i++) {
    const place = (i + 0.5 - center * length) / zoom + center * length - 0.5;
    const first = Math.floor(place);
    catmullRom(place - first).forEach((value, tap) => {
      from[4 * i + tap] = Math.min(length - 1, Math.max(0, first - 1 + tap));
      weight[4 * i + tap] = value;
    });
  }
  return { from, weight };
}

function catmullRom(t: number): [number, number, number, number] {
  return [
    (((-t + 2) * t - 1) * t) / 2,
    ((3 * t - 5) * t * t + 2) / 2,
    (((-3 * t + 4) * t + 1) * t) / 2,
    ((t - 1) * t * t) / 2,
  ];
}
