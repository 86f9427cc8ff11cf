/**
 * Sent by a page that asks by itself, as for the number in the top bar: the answer tells the visitor nothing, so it
 * must not use up what is told once.
 */
export const BACKGROUND_HEADER = "x-in-background";
