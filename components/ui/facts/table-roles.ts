/**
 * Explicit table roles, for tables whose CSS changes `display`: some browsers then drop the table
 * semantics.
 */
export const AS_TABLE = { role: "table" };
export const AS_GROUP = { role: "rowgroup" };
export const AS_ROW = { role: "row" };
export const AS_CELL = { role: "cell" };
