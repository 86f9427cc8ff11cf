/** The folder of uploaded product pictures in the store, and the URL path under which they are served. */
export const FOLDER = "product-pictures";
export const SERVED = "/pictures";

/** Every product picture exists in both. */
export const FORMATS = ["avif", "webp"] as const;

/** The width in pixels that every picture has: orders, mails and cards use it without checking. */
export const SMALL_SIDE = 640;

/**
 * The side in pixels of pictures in mails, shown at half that size. A JPEG, made on first request, because
 * mail programs show no AVIF and Outlook for Windows no WebP.
 */
export const MAIL_SIDE = 144;

/** The path of a picture for mails: "/media/chargers/ac03w-7k4" → "/media/chargers/ac03w-7k4-144.jpg". */
export function mailPicture(base: string): string {
  return `${base}-${MAIL_SIDE}.jpg`;
}

/** The key of a picture's file: "/pictures/<id>", 640, "avif" → "product-pictures/<id>-640.avif". */
export function pictureKey(
  base: string,
  width: number,
  format: (typeof FORMATS)[number] | "jpg",
): string {
  return `${FOLDER}${base.slice(SERVED.length)}-${width}.${format}`;
}

/** The base under which rows refer to a file: the inverse of `pictureKey`. */
export function baseOfKey(key: string): string {
  return `${SERVED}${key.slice(FOLDER.length).replace(/-\d+\.\w+$/, "")}`;
}
