import os from "node:os";

/** The machine of a measurement, in one line. */
export function machine(): string {
  const model = os.cpus()[0]?.model ?? "unknown";
  const load = os.loadavg()[0]?.toFixed(1);
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} × ${model}, ${memory} GB, load ${load} before, Node ${process.version}`;
}
