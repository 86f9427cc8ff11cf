import sharp from "sharp";

/** A real PNG of one colour, as a client sends it. */
export async function picture(background = "#0a7f5a"): Promise<Blob> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  const png = await image.png().toBuffer();
  return new Blob([new Uint8Array(png)], { type: "image/png" });
}

/** The decoder's name of a picture's format. */
export async function formatOf(bytes: ArrayBuffer | Buffer): Promise<string | undefined> {
  return (await sharp(Buffer.from(bytes as ArrayBuffer)).metadata()).format;
}
