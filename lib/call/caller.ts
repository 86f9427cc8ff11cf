/**
 * How a request came in: from a browser on our own pages, from a program with an API key, or from a web tier
 * of ours, which forwards the requests of others.
 */
export type Caller = "browser" | "program" | "tier";
