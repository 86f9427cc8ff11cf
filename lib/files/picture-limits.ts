/** Bytes of a photo that is uploaded for a product, and pixels of its longer side. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_SIDE = 12_000;
