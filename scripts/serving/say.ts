import pino from "pino";

/** One JSON line for each event, like the shop's own log. */
export const say = pino({ level: process.env.LOG_LEVEL || "info", base: { from: "supervisor" } });
