import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";
import { messageFields, Received } from "@/lib/contact/contract";
import { AGREE, MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_WORDS } from "@/lib/contact/rules";

/** A browser sends "" for an empty file field. */
const oneFile = z.union([z.instanceof(Blob), z.literal("")], { error: PHOTO_WORDS.notFile });
const Photos = z
  .union([oneFile, z.array(oneFile)], { error: PHOTO_WORDS.notFile })
  .optional()
  .transform((files) => [files ?? []].flat().filter((file) => file !== ""))
  .refine((files) => files.length <= MAX_PHOTOS, PHOTO_WORDS.tooMany)
  .refine((files) => files.every(({ size }) => size > 0), PHOTO_WORDS.empty)
  .refine((files) => files.every(({ size }) => size <= MAX_PHOTO_BYTES), PHOTO_WORDS.tooLarge);

/** The same message as a form with photos. */
export const contactWithPhotos = call({
  method: "POST",
  path: "/contact/contactus/photos",
  access: "public",
  body: "multipart",
  // Room for the longest message and the form's framing.
  maxBytes: MAX_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024,
  input: z.object({
    ...messageFields,
    consent: z
      .union([z.literal(true), z.literal("true")], { error: AGREE })
      .transform(() => true as const)
      .optional(),
    photos: Photos,
  }),
  output: Received,
  errors: ["unsupported_media_type", "rate_limited", "files_unavailable"],
});

/** A photo of a message, as a JPEG. */
export const readPhoto = call({
  method: "GET",
  path: "/contact/messages/{id}/photos/{photo}",
  access: "admin",
  answers: "file",
  input: z.object({ id: z.string(), photo: z.string() }),
  output: FileAnswer,
  errors: ["not_found", "files_unavailable"],
});
