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
  // Of children that have ended, their leader keeps the sum: a connection that was closed still counts.
  const ticksOf = (leader: number) =>
    processes
      .filter(({ pid, parent }) => pid === leader || parent === leader)
      .reduce((sum, { pid, ticks, ended }) => sum + ticks + (pid === leader ? ended : 0), 0);
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

/** Ticks of the whole machine since its start: all of them, and those in which a core had nothing to do. */
export function machineTicks(): { all: number; idle: number } {
  const [line = ""] = fs.existsSync("/proc/stat")
    ? fs.readFileSync("/proc/stat", "utf8").split("\n")
    : [];
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...more] = line
    .split(/\s+/)
    .slice(1, 9)
    .map(Number);
  const busy = user + nice + system + more.reduce((sum, ticks) => sum + ticks, 0);
  return { all: busy + idle + waiting, idle: idle + waiting };
}

type Machine = ReturnType<typeof machineTicks>;

/** What bounds a measurement: the cores, with the share that other programs had, or something that is waited for. */
export function boundBy(before: Machine, after: Machine, watchedTicks: number): string {
  const all = after.all - before.all;
  const idle = (after.idle - before.idle) / all;
  const others = Math.max(0, 1 - idle - watchedTicks / all);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const what = idle < 0.15 ? "the cores" : "waiting for disk, locks or one busy process";
  return `${what} (of all cores ${percent(idle)} idle, ${percent(others)} used by others)`;
}

function readStat(name: string) {
  try {
    const stat = fs.readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, ofEndedUser = 0, ofEndedSystem = 0] = fields.slice(11);
    const ended = ofEndedUser + ofEndedSystem;
    return [{ pid: Number(name), parent, ticks: user + system, ended }];
  } catch {
    // It ended between the two measurements.
    return [];
  }
}
