import "server-only";
import pino, { type Logger } from "pino";
import { env } from "@/lib/env";

let logger: Logger | undefined;

/** One JSON line per event; no names, addresses, numbers, tokens or bodies. */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: undefined });
  return logger;
}
