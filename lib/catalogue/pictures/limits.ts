import { MAX_PICTURE_BYTES } from "@/lib/files/picture-limits";

/** Most pictures of one product. */
export const MAX_PICTURES = 12;
/** Largest form with pictures: our screens send one picture per request, programs may send all. */
export const MAX_FORM_BYTES = (MAX_PICTURES + 1) * MAX_PICTURE_BYTES;
