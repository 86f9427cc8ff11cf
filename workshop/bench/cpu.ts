import fs from "node:fs";

/** Processes to watch: a name, and the process that leads each of them. */
export type Watched = Record<string, number>;

/** Ticks of 10 ms that each of these and its children have used so far; empty where there is no /proc. */
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

/** What each has used between two looks: percent of one core, and ms for each of `count` things done. */
export function cpuUse(
  before: Record<string, number>,
  after: Record<string, number>,
  { seconds, count }: { seconds: number; count: number },
): string {
  const uses = Object.entries(after).map(([name, ticks]) => {
    const used = ticks - (before[name] ?? 0);
    return `${name} ${Math.round(used / seconds)} % (${Math.round((used * 10) / count)} ms)`;
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
    // It ended between the two looks.
    return [];
  }
}
