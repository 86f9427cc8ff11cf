import sharp, { type Sharp } from "sharp";
import type { Made, Order, OrderName } from "./orders.mts";

// One thread for one picture: the others are for those who only want to read a page.
sharp.concurrency(1);
sharp.cache(false);

/** How each order is made. @throws Error of the library for a picture that cannot be decoded. */
export const paint: { [K in OrderName]: (order: Order<K>) => Promise<Made<K>> } = {
  portrait: ({ photo, pixels, side }) =>
    open(photo, pixels)
      .resize(side, side, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82 })
      .toBuffer(),

  photo: async ({ photo, pixels, side }) => {
    const { data, info } = await open(photo, pixels)
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  },

  square: async ({ photo, pixels, widths, backdrop }) => {
    const square = await squareOf(open(photo, pixels), Math.max(...widths), backdrop);
    const made: Made<"square"> = [];
    for (const width of widths) {
      const scaled = square.clone().resize(width, width);
      const avif = await scaled.clone().avif({ quality: 60, effort: 2 }).toBuffer();
      const webp = await scaled.clone().webp({ quality: 82, smartSubsample: true }).toBuffer();
      made.push({ width, avif, webp });
    }
    return made;
  },

  mail: ({ picture, side }) =>
    sharp(picture).resize(side, side).removeAlpha().jpeg({ quality: 84 }).toBuffer(),

  card: async ({ width, height, panel, picture, middle }) => {
    const side = await crop(picture, width - panel.width, height, middle);
    return sharp({ create: { width, height, channels: 3, background: "#0c1413" } })
      .composite([
        { input: Buffer.from(panel.png), left: 0, top: 0 },
        { ...side, left: panel.width, top: 0 },
      ])
      .jpeg({ quality: 84 })
      .toBuffer();
  },

  // Imported by the first sheet: the fonts and their library are larger than all the rest.
  sheet: async (order) => {
    const { sheetPdf } = await import("./sheet.mts");
    const { picture } = order;
    return sheetPdf(order, picture && { ...picture, jpeg: await jpegOf(picture.data) });
  },

  paper: async (order) => {
    const { paperPdf } = await import("./paper.mts");
    return paperPdf(order);
  },
};

/** A square picture in print size. */
function jpegOf(picture: Uint8Array | string): Promise<Buffer> {
  return sharp(picture)
    .resize(600, 600, { fit: "cover" })
    .flatten({ background: "#d4d5d3" })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** The pixels of a photo the right way up. */
function open(photo: Uint8Array, pixels: number): Sharp {
  return sharp(photo, { limitInputPixels: pixels, failOn: "error" }).autoOrient();
}

/** The whole picture in the middle of a square, in its own pixels where it is smaller than that. */
async function squareOf(photo: Sharp, side: number, background: string): Promise<Sharp> {
  const input = await photo
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pixels = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

/** As `object-fit: cover` does; not encoded in between, which would take longer than all the rest. */
async function crop(
  picture: Uint8Array | string,
  width: number,
  height: number,
  [x, y]: [x: number, y: number],
) {
  const file = sharp(picture);
  const { width: w, height: h } = await file.metadata();
  const scale = Math.max(width / w, height / h);
  const [drawnWidth, drawnHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
  const input = await file
    .removeAlpha()
    .resize(drawnWidth, drawnHeight, { fit: "fill" })
    .extract({
      left: Math.round(((drawnWidth - width) * x) / 100),
      top: Math.round(((drawnHeight - height) * y) / 100),
      width,
      height,
    })
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 3 as const } };
}
