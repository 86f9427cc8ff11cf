import type { ReactNode } from "react";

/** The three photos that help most, as they should look: the bay, the meter and the open panel, in this order. */
export function PhotoGuide({ captions }: { captions: readonly [string, string, string] }) {
  return (
    <ul className="photo-guide">
      {captions.map((caption, index) => (
        <li key={caption}>
          <svg viewBox="0 0 120 150" aria-hidden="true">
            <path className="photo-corners" d="M6 22V6h16M98 6h16v16M114 128v16H98M22 144H6v-16" />
            {DRAWN[index]}
          </svg>
          <span>{caption}</span>
        </li>
      ))}
    </ul>
  );
}

const DRAWN: readonly ReactNode[] = [
  // A pillar, the lines of the bay on the floor, and the way of the cable to the meter.
  <g key="bay">
    <path d="M18 106h84M50 106l-24 30M84 106l20 30M66 22v84M88 22v84M66 22h22" />
    <path className="photo-way" d="M77 66h-37V34" />
    <rect x="31" y="22" width="18" height="18" rx="3" />
    <rect className="photo-live" x="70" y="58" width="14" height="20" rx="4" />
  </g>,
  // A meter with its counter and the pulse lamp.
  <g key="meter">
    <rect x="28" y="24" width="64" height="98" rx="8" />
    <rect x="38" y="38" width="44" height="24" rx="3" />
    <path d="M47 38v24M56 38v24M65 38v24M74 38v24M40 78h40M40 88h26M48 122v12M60 122v12M72 122v12" />
    <circle className="photo-live" cx="76" cy="104" r="5" />
  </g>,
  // A panel with its door open: the main switch, breakers and two spare ways.
  <g key="panel">
    <path d="M44 24h56v102H44zM44 24 20 34v102l24-10" />
    <path d="M52 44h40M52 78h40M52 104h40" />
    <rect className="photo-live" x="54" y="36" width="14" height="24" rx="2" />
    <path d="M72 38h6v20h-6zM82 38h6v20h-6zM54 70h6v20h-6zM64 70h6v20h-6zM74 70h6v20h-6z" />
    <path className="photo-way" d="M84 70h6v20h-6zM54 98h6v16h-6z" />
  </g>,
];
