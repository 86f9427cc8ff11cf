/** The folder of uploaded product pictures in the store, and the path under which they are served. */
export const FOLDER = "product-pictures";
export const SERVED = "/pictures";

/** Every product picture is there in both. */
export const FORMATS = ["avif", "webp"] as const;

/** The key of a picture's file: "/pictures/<id>", 640, "avif" → "product-pictures/<id>-640.avif". */
export function pictureKey(base: string, width: number, format: (typeof FORMATS)[number]): string {
  return `${FOLDER}${base.slice(SERVED.length)}-${width}.${format}`;
}

/** The base that rows refer to a file by: the other way round. */
export function baseOfKey(key: string): string {
  return `${SERVED}${key.slice(FOLDER.length).replace(/-\d+\.\w+$/, "")}`;
}
