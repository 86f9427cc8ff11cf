"use client";

import { useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { Picture as Source } from "@/lib/catalogue/contract";

/** The pictures of a charger: one large, thumbnails below. */
export function Gallery({ pictures }: { pictures: readonly Source[] }) {
  const [chosen, setChosen] = useState(0);
  const main = pictures[chosen];
  if (!main) return <div className="gallery-main" />;
  return (
    <div>
      <div className="gallery-main">
        <Picture {...main} size={1200} sizes="(min-width: 1000px) 720px, 100vw" priority />
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}: ${picture.alt}`}
                aria-current={index === chosen ? "true" : undefined}
                onClick={() => setChosen(index)}
              >
                <Picture {...picture} alt="" size={1200} sizes="160px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
