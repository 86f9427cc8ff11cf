/** How a program ended: with a code, or by a signal; neither if it never started. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/**
 * Why a program ended, as the end of a sentence. A signal is the cause, and the log is older than it;
 * otherwise it is the last error among the last lines of the log.
 */
export function lastWords({ code, signal }: Ending, log: string): string {
  if (signal === "SIGABRT" || signal === null) return complaint(log) ?? byCode(code, signal);
  return signal === "SIGKILL"
    ? "was killed by SIGKILL: by somebody, or by the system because memory ran out"
    : `was ended by ${signal} from outside`;
}

/** The last error in the log that is not a failed request: those are logged as JSON below level fatal. */
function complaint(log: string): string | undefined {
  const lines = log.trimEnd().split("\n").slice(-LAST_LINES);
  const line = lines.findLast((line) => COMPLAINT.test(line) && !isOfRequest(line));
  return line && `ended unexpectedly (${line.trim().slice(0, 200)})`;
}

const LAST_LINES = 30;
const COMPLAINT = /error|EADDRINUSE|must|missing/i;
/** pino's level of an error that ends the process. */
const FATAL = 60;

function isOfRequest(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) < FATAL;
}

function byCode(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal) return `was ended by ${signal}`;
  return code === null ? "could not be started" : `ended unexpectedly with code ${code}`;
}
