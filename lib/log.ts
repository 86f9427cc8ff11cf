import "server-only";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";
import { describeError } from "@/lib/redaction";

let logger: Logger | undefined;

/**
 * One JSON line per event, without names, addresses, numbers, tokens or bodies. Personal data is masked in
 * errors, because a library may quote it.
 */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    serializers: { err: describeError },
  });
  return logger;
}
