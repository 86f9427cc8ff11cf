type Source = {
  /** Path without width and ending: `/media/chargers/ac03w-7k4` stands for `…-640.avif` and so on. */
  base: string;
  widths: readonly number[];
};

type PictureProps = Source & {
  /** Intrinsic width in px, and height where the picture is not square. */
  size: number;
  height?: number;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  alt: string;
  /** True for the one picture that is seen first: loaded at once and before the rest. */
  priority?: boolean;
  /** CSS object-position for a crop. */
  position?: string;
  /** Colours of the upper and the lower half, shown until the picture is there. */
  tint?: readonly [string, string];
  className?: string;
  /** Another crop for narrow screens, with its own intrinsic size. */
  narrow?: Source & { media: string; size: number; height: number };
};

/** One of our own renders as AVIF with WebP behind it; its size is known, so nothing shifts. */
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
        // What is seen first is painted together with the words, the rest when it is ready.
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
