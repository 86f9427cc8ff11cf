/** The folder of uploaded product pictures in the store, and the path under which they are served. */
export const FOLDER = "product-pictures";
export const SERVED = "/pictures";

/** Every product picture is there in both. */
export const FORMATS = ["avif", "webp"] as const;

/** The pixels of a side in which every picture is there: orders, mails and cards show it without asking. */
export const SMALL_SIDE = 640;

/**
 * The pixels of a side of the picture in mails, which is shown at half of that. Mail programs show no AVIF, and
 * Outlook for Windows no WebP: it is a JPEG, made when it is first asked for.
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

/** The base that rows refer to a file by: the other way round. */
export function baseOfKey(key: string): string {
  return `${SERVED}${key.slice(FOLDER.length).replace(/-\d+\.\w+$/, "")}`;
}
