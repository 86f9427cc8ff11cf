import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/catalogue/datasheet/contract";
import {
  type SheetPicture,
  type SheetWords,
  sheetPicture,
  sheetWords,
} from "@/lib/catalogue/datasheet/sheet-data";
import { getProduct } from "@/lib/catalogue/service";
import { PaintingFailed, paint } from "@/lib/files/painter";
import { readPicture } from "@/lib/files/served-picture";
import { serve } from "@/lib/http/serve";

/** The data sheet of a listed charger, made once for each day and edition of its data. @throws AppError not_found, busy. */
export const getDataSheet = serve(contract.getDataSheet, async (actor, { id }) => {
  const product = await getProduct(actor, { id });
  const words = sheetWords(product, new Date());
  const picture = sheetPicture(product);
  const hash = createHash("sha256").update(JSON.stringify([EDITION, words, picture?.path]));
  const tag = `"${hash.digest("base64url").slice(0, 27)}"`;
  const bytes = await remembered(tag, () => makeSheet(words, picture)).catch(tooLate);
  return {
    name: `${product.slug}-data-sheet.pdf`,
    type: "application/pdf",
    tag,
    body: new Blob([Uint8Array.from(bytes)]).stream(),
  };
});

/** Raised when the layout of the sheet changes. */
const EDITION = 2;
/** The sheets that are kept, each some 60 kB. */
const KEPT = 40;

// On globalThis because Next bundles the handlers separately.
const globalState = globalThis as { dataSheets?: Map<string, Promise<Uint8Array>> };

/** The sheet of this tag: asked for twice at the same time it is made once, and a failure is forgotten. */
function remembered(tag: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  globalState.dataSheets ??= new Map();
  const sheets = globalState.dataSheets;
  const sheet = sheets.get(tag) ?? make();
  // At the end: the sheet that was asked for longest ago is the first of the map.
  sheets.delete(tag);
  sheets.set(tag, sheet);
  sheet.catch(() => sheets.delete(tag));
  const [oldest] = sheets.keys();
  if (sheets.size > KEPT && oldest !== undefined) sheets.delete(oldest);
  return sheet;
}

async function makeSheet(words: SheetWords, picture: SheetPicture | null): Promise<Uint8Array> {
  const data = picture && (picture.file ?? (await readPicture(picture.path)));
  if (!picture || !data) return paint("sheet", { ...words, picture: null });
  try {
    return await paint("sheet", { ...words, picture: { data, alt: picture.alt } });
  } catch (error) {
    // A picture that cannot be read must not withhold the data.
    if (!isFault(error)) throw error;
    return paint("sheet", { ...words, picture: null });
  }
}

function tooLate(error: unknown): never {
  if (!(error instanceof PaintingFailed) || error.why !== "late") throw error;
  throw new AppError("busy", "The data sheet takes too long right now. Please try again.", {
    retryAfterS: RETRY_S,
    cause: error,
  });
}

const RETRY_S = 15;
const isFault = (error: unknown) => error instanceof PaintingFailed && error.why === "fault";
