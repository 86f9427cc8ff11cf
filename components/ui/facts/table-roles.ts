/**
 * What a table whose styles change `display` must say of itself: some browsers forget with it that it is a
 * table.
 */
export const AS_TABLE = { role: "table" };
export const AS_GROUP = { role: "rowgroup" };
export const AS_ROW = { role: "row" };
export const AS_CELL = { role: "cell" };
