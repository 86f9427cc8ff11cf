type Source = {
  /** Path without width and extension: `/media/chargers/ac03w-7k4` means `…-640.avif` and so on. */
  base: string;
  widths: readonly number[];
};

type PictureProps = Source & {
  /** Intrinsic width in px; give `height` if the picture is not square. */
  size: number;
  height?: number;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  alt: string;
  /** True for the one picture above the fold: loaded eagerly, with high priority. */
  priority?: boolean;
  /** CSS `object-position` of the crop. */
  position?: string;
  /** Placeholder colours of the upper and lower half, until the picture has loaded. */
  tint?: readonly [string, string];
  className?: string;
  /** A different crop for narrow screens, with its own intrinsic size. */
  narrow?: Source & { media: string; size: number; height: number };
};

/** One of our own pictures as AVIF with a WebP fallback. Its size is known, so nothing shifts on load. */
export function Picture({
  base,
  widths,
  size,
  height = size,
  sizes,
  alt,
  priority = false,
  position,
  tint,
  className,
  narrow,
}: PictureProps) {
  const fallback = widths[0] ?? size;
  return (
    <picture className={className}>
      {narrow &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={narrow.media}
            type={`image/${format}`}
            srcSet={srcSet(narrow, format)}
            sizes="100vw"
            width={narrow.size}
            height={narrow.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet({ base, widths }, "avif")} sizes={sizes} />
      <img
        src={`${base}-${fallback}.webp`}
        srcSet={srcSet({ base, widths }, "webp")}
        sizes={sizes}
        width={size}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        // The first picture is painted together with the text, others when they are ready.
        decoding={priority ? "sync" : "async"}
        style={{
          objectPosition: position,
          background: tint && `linear-gradient(${tint.join(",")})`,
        }}
      />
    </picture>
  );
}

const FORMATS = ["avif", "webp"] as const;

function srcSet({ base, widths }: Source, format: (typeof FORMATS)[number]) {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}
