import type { Paper } from "../../tax/paper/paper.ts";

/** What the painter makes, by name: what it is given and what it answers. Its process and ours both read this. */
export type Orders = {
  /** A square JPEG of `side` pixels out of a photo. */
  portrait: { order: { photo: Uint8Array; pixels: number; side: number }; made: Uint8Array };
  /** A whole photo as a JPEG, at most `side` pixels long. */
  photo: {
    order: { photo: Uint8Array; pixels: number; side: number };
    made: { jpeg: Uint8Array; width: number; height: number };
  };
  /** A photo as a square on a backdrop, in two formats and every width. */
  square: {
    order: { photo: Uint8Array; pixels: number; widths: number[]; backdrop: string };
    made: { width: number; avif: Uint8Array; webp: Uint8Array }[];
  };
  /** A square picture as a small JPEG, for mail programs that show neither AVIF nor WebP. */
  mail: { order: { picture: Uint8Array; side: number }; made: Uint8Array };
  /** A panel of words with a picture beside it, as a JPEG. */
  card: {
    order: {
      width: number;
      height: number;
      panel: { png: Uint8Array; width: number };
      /** The bytes of a picture, or the path of its file. */
      picture: Uint8Array | string;
      /** Where its middle is, in per cent. */
      middle: [x: number, y: number];
    };
    made: Uint8Array;
  };
  /** A data sheet as a tagged PDF. */
  sheet: { order: Sheet; made: Uint8Array };
  /** A tax document, all its copies, as a tagged PDF. */
  paper: { order: Paper; made: Uint8Array };
};

/** A data sheet: plain words, as they are printed. */
export type Sheet = {
  brand: string;
  title: string;
  description: string;
  /** "₹42,999", and the line below it. */
  price: string;
  priceNote: string;
  /** The bytes of a picture, or the path of its file. */
  picture: { data: Uint8Array | string; alt: string } | null;
  tables: { heading: string; rows: { name: string; value: string }[] }[];
  /** The lines at the foot of each page. */
  foot: string[];
  /** Milliseconds since 1970: the file's own date. */
  made: number;
};

export type OrderName = keyof Orders;
export type Order<K extends OrderName> = Orders[K]["order"];
export type Made<K extends OrderName> = Orders[K]["made"];

/** What the painter answers to an order: what it made, or the words of its library. */
export type Answer = { made: Orders[OrderName]["made"] } | { fault: string };
