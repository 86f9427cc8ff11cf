import fs from "node:fs";

/** Processes to measure, by name: the pid of each group leader. */
export type Watched = Record<string, number>;

/** Ticks of 10 ms used so far by each of these and its children; empty without /proc. */
export function cpuTicks(watched: Watched): Record<string, number> {
  if (!fs.existsSync("/proc/self/stat")) return {};
  const processes = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
  const ticksOf = (leader: number) =>
    processes
      .filter(({ pid, parent }) => pid === leader || parent === leader)
      .reduce((sum, { ticks }) => sum + ticks, 0);
  return Object.fromEntries(Object.entries(watched).map(([name, pid]) => [name, ticksOf(pid)]));
}

/** The ticks between two measurements, times a factor. */
export function ticksBetween(
  before: Record<string, number>,
  after: Record<string, number>,
  times = 1,
): Record<string, number> {
  const pairs = Object.entries(after);
  return Object.fromEntries(
    pairs.map(([name, ticks]) => [name, (ticks - (before[name] ?? 0)) * times]),
  );
}

type Period = { seconds: number; count: number; idle: Record<string, number> };

/**
 * The CPU use between two measurements: per cent of one core, and ms for each of `count` operations, without the
 * ticks that would have been used in this time anyway.
 */
export function cpuUse(
  before: Record<string, number>,
  after: Record<string, number>,
  { seconds, count, idle }: Period,
): string {
  const uses = Object.entries(ticksBetween(before, after)).map(([name, used]) => {
    const own = Math.max(0, used - (idle[name] ?? 0));
    return `${name} ${Math.round(used / seconds)} % (${((own * 10) / count).toFixed(1)} ms)`;
  });
  return uses.join(", ") || "not known here";
}

function readStat(name: string) {
  try {
    const stat = fs.readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent, user, system] = [fields[1] ?? 0, fields[11] ?? 0, fields[12] ?? 0];
    return [{ pid: Number(name), parent, ticks: user + system }];
  } catch {
    // It ended between the two measurements.
    return [];
  }
}
