/** Larger than what a 2,000-pixel photo takes. */
const SMALL_BYTES = 1024 * 1024;
/** As long as the server keeps it. */
const SIDE = 2_000;

/**
 * The photo no larger than the server keeps it, so that it leaves a phone within seconds; the photo itself where it is
 * small, or where the browser cannot read it. Never rejects.
 */
export async function shrunk(photo: File): Promise<File> {
  if (photo.size <= SMALL_BYTES) return photo;
  try {
    const smaller = await redrawn(photo);
    return smaller && smaller.size < photo.size
      ? new File([smaller], photo.name, { type: smaller.type })
      : photo;
  } catch {
    return photo;
  }
}

async function redrawn(photo: File): Promise<Blob | null> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // A JPEG has no transparency.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
}
