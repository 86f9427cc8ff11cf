/** Runs one step and prints its name with the seconds it took. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  … ${name}`);
  try {
    const result = await work();
    const note = typeof result === "string" ? ` (${result})` : "";
    print("✓", `${name}${note}`, start, live);
    return result;
  } catch (error) {
    print("✗", name, start, live);
    throw error;
  }
}

/** Seconds since `start` (from `performance.now()`), as "1.2 s". */
export function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function print(mark: string, name: string, start: number, live: boolean): void {
  const line = `  ${mark} ${name.padEnd(52)} ${seconds(start).padStart(8)}\n`;
  process.stdout.write(live ? `\r\x1b[2K${line}` : line);
}
