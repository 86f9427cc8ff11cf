import { MAX_PICTURE_BYTES } from "@/lib/files/picture-limits";

/** How many pictures a product has. */
export const MAX_PICTURES = 12;
/** A form with pictures: the pictures go one a request from our own screens, a program may send them all. */
export const MAX_FORM_BYTES = (MAX_PICTURES + 1) * MAX_PICTURE_BYTES;
