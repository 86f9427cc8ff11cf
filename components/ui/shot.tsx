import { Picture } from "@/components/ui/picture";
import type { ContentPicture } from "@/lib/content/contract";

type ShotProps = {
  picture: ContentPicture;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** True for the one picture above the fold. */
  priority?: boolean;
  /** Uses the portrait crop on phones, if there is one; for pictures that fill the screen. */
  upright?: boolean;
  /** Empty if the picture only repeats the text beside it. */
  alt?: string;
  className?: string;
};

/** A picture from `content/pictures.yaml`; shows its tint until it has loaded. */
export function Shot({
  picture,
  sizes,
  priority,
  upright,
  alt = picture.alt,
  className,
}: ShotProps) {
  const { base, widths, width, height, position, tint, narrow } = picture;
  return (
    <Picture
      base={base}
      widths={widths}
      size={width}
      height={height}
      sizes={sizes}
      alt={alt}
      priority={priority}
      position={position}
      tint={tint}
      className={className}
      narrow={upright && narrow ? uprightSource(narrow) : undefined}
    />
  );
}

function uprightSource({ base, widths, width, height }: ContentPicture) {
  return { media: "(max-width: 720px)", base, widths, size: width, height };
}
