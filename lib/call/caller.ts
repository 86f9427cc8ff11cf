/**
 * The two ways in: a browser on our own pages, or a program with an API key. A web tier of ours is a
 * program that passes on what others ask.
 */
export type Caller = "browser" | "program" | "tier";
