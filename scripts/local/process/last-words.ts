/** How a program has ended: with a code, or by a signal that somebody sent it; neither where it never started. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/**
 * Why a program ended by itself, as an end of a sentence. A signal is a cause of its own, and whatever the log
 * says is older than it; otherwise it is the last complaint among the last lines.
 */
export function lastWords({ code, signal }: Ending, log: string): string {
  if (signal === "SIGABRT" || signal === null) return complaint(log) ?? byCode(code, signal);
  return signal === "SIGKILL"
    ? "was killed by SIGKILL: by somebody, or by the system because memory ran out"
    : `was ended by ${signal} from outside`;
}

/** Requests that failed are lines of the log too: a complaint of the program itself is at its end, and no JSON of a request. */
function complaint(log: string): string | undefined {
  const lines = log.trimEnd().split("\n").slice(-LAST_LINES);
  const said = lines.findLast((line) => COMPLAINT.test(line) && !isOfRequest(line));
  return said && `ended unexpectedly (${said.trim().slice(0, 200)})`;
}

const LAST_LINES = 30;
const COMPLAINT = /error|EADDRINUSE|must|missing/i;
/** pino's level of a fault that ends the process. */
const FATAL = 60;

function isOfRequest(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) < FATAL;
}

function byCode(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal) return `was ended by ${signal}`;
  return code === null ? "could not be started" : `ended unexpectedly with code ${code}`;
}
