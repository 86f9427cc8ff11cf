/** Limits of an uploaded product photo: bytes, and pixels of the longer side. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_SIDE = 12_000;
