import "server-only";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";
import { describeError } from "@/lib/redaction";

let logger: Logger | undefined;

/**
 * One JSON line per event; no names, addresses, numbers, tokens or bodies. Errors are written with what
 * looks like a person's data taken out, because a library may quote it.
 */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    serializers: { err: describeError },
  });
  return logger;
}
