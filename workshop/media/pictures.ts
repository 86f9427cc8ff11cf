/** A picture rendered by Blender; sizes in px. */
export type Render = {
  /** File name without width and extension. */
  name: string;
  folder: "chargers" | "close" | "scenes";
  /** What workshop/media/blender builds: a model, a close view or a scene. */
  what: string;
  view: "hero" | "front" | "scene";
  width: number;
  height: number;
  /** Samples per pixel; the denoiser does the rest. */
  samples: number;
  /** The smaller of the two published widths. */
  small: number;
  /** For a part of a larger frame: its full width and where the part starts. */
  frame?: { width: number; left: number };
  /** How many brightness steps of the LEDs are rendered for the loop. */
  pulse?: number;
};

const chargers = [
  ...["ac01w-3k3", "ac02p-3k7", "ac02p-7k4", "ac02wh-7k4", "ac03w-7k4", "ac03w-22k"],
  ...["ac03w-22k-pedestal", "dc04w-30k", "dc04g-60k", "dc04g-150k"],
];
const closeViews = ["ring", "type2", "ccs2", "cable", "display", "socket", "side", "pair"];
const closerViews = ["card", "gland", "flap"];
const scenes = [
  ...["home", "basement", "forecourt", "depot", "office"],
  ...["bench", "plan", "street", "court"],
  ...["sleeping", "bay", "port", "stilt", "panel", "desk"],
  "plaza",
];
const smallerScenes = ["porch", "workday", "yard"];

/** Every picture, by the command that renders it. */
export const renders = {
  hero: chargers.map((name) => charger(name, "hero", 1200, 24)),
  front: chargers.map((name) => charger(name, "front", 900, 16)),
  close: [
    ...closeViews.map((view) => close(view, 1600)),
    ...closerViews.map((view) => close(view, 1280)),
  ],
  scene: [...scenes.map(scene), ...smallerScenes.map(smaller), tall("basement", 2300)],
} satisfies Record<string, Render[]>;

function charger(what: string, view: "hero" | "front", size: number, samples: number): Render {
  const name = view === "front" ? `${what}-front` : what;
  return { name, folder: "chargers", what, view, width: size, height: size, samples, small: 640 };
}

function close(view: string, width: number): Render {
  const name = `close-${view}`;
  const size = { width, height: (width * 5) / 8, small: 800 };
  return { name, folder: "close", what: name, view: "hero", samples: 24, ...size };
}

function scene(what: string): Render {
  const look = { folder: "scenes", view: "scene", samples: 20 } as const;
  const size = { width: 1920, height: 1080, small: 960 };
  const pulse = what === "sleeping" ? 6 : undefined;
  return { name: `scene-${what}`, what, pulse, ...look, ...size };
}

/** For tiles and pictures without words on them. */
function smaller(what: string): Render {
  return { ...scene(what), width: 1440, height: 810, small: 720 };
}

/** Rendered separately: a crop of the wide picture would have to be enlarged too much. */
function tall(what: string, left: number): Render {
  const size = { width: 900, height: 1800, small: 450 };
  const frame = { width: 3200, left };
  return { ...scene(what), ...size, name: `scene-${what}-m`, frame, pulse: undefined };
}

/** A part of a finished scene, in px of the scene, and its published widths. */
export type Crop = {
  name: string;
  from: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Px of plain ink below it, for the text on phones. */
  below: number;
  widths: [number, number];
  /** In px: where its bare left part ends, and by how much that is drawn wider. */
  widen?: { until: number; by: number };
};

/** The panel without its large "150 kW", which would stand behind the logo and the icons. */
const BELOW_RATING = 76;

/** The crops that phones and narrow columns show instead of the wide scenes, and closer views for tiles. */
export const crops: Crop[] = [
  upright("forecourt", 952, 110),
  upright("depot", 640, 130),
  upright("office", 620, 200),
  upright("bench", 800, 260),
  upright("plan", 830, 0),
  upright("port", 890, 0),
  upright("street", 620, 40),
  upright("panel", 930, BELOW_RATING),
  upright("stilt", 1060, 0),
  { ...upright("court", 560, 0), below: 0 },
  { ...upright("sleeping", 917, 0), name: "hero-m" },
  nearer("home", "wall", { left: 40, top: 60, width: 1240, height: 900 }),
  nearer("office", "front", { left: 760, top: 170, width: 1160, height: 800 }),
  nearer("forecourt", "pair", { left: 780, top: 130, width: 1140, height: 800 }),
  nearer("depot", "row", { left: 560, top: 200, width: 1160, height: 800 }),
  wide("depot", 660, 350),
  wide("bench", 780, 170),
  wide("panel", 820, 270, BELOW_RATING),
  wide("desk", 710, 230),
  wide("office", 1120, 130),
  nearer("basement", "row", { left: 560, top: 120, width: 1280, height: 800 }),
  nearer("plan", "plug", { left: 720, top: 0, width: 1200, height: 750 }),
  nearer("bench", "tools", { left: 380, top: 330, width: 1200, height: 750 }),
  head("ac02p-7k4", "plugs", 0, 200, 1200),
  head("ac02wh-7k4", "print", 80, 110, 1040),
  head("dc04w-30k", "head", 80, 120, 1040),
  head("dc04g-60k", "head", 120, 110, 1000),
  column("home-m", "home", { left: 168, top: 120, width: 480, height: 960 }, [450, 900]),
  column("login", "home", { left: 60, top: 0, width: 860, height: 1080 }, [640, 1290]),
  column("login-office", "port", { left: 900, top: 0, width: 860, height: 1080 }, [640, 1290]),
];

/** A scene for a hero: what it shows begins where the words end. From `top` down. */
function wide(what: string, until: number, by: number, top = 0): Crop {
  const area = { left: 0, top, width: 1920, height: 1080 - top, below: 0 };
  return {
    name: `${what}-wide`,
    from: `scene-${what}`,
    ...area,
    widths: [960, 1920],
    widen: { until, by },
  };
}

type Area = Pick<Crop, "left" | "top" | "width" | "height">;

/** 720 × 1360: the scene from `top` down, and ink. */
function upright(what: string, left: number, top: number): Crop {
  const area = { left, top, width: 720, height: 1080 - top, below: 280 + top };
  return { name: `scene-${what}-m`, from: `scene-${what}`, ...area, widths: [450, 720] };
}

/** The upper part of a charger's picture, 8 to 5. */
function head(what: string, view: string, left: number, top: number, width: number): Crop {
  const area = { left, top, width, height: (width * 5) / 8 };
  return { name: `${what}-${view}`, from: what, ...area, below: 0, widths: [640, width] };
}

/** A part of a scene, without its sky and without its empty side. */
function nearer(what: string, view: string, area: Area): Crop {
  return {
    name: `${what}-${view}`,
    from: `scene-${what}`,
    ...area,
    below: 0,
    widths: [640, area.width],
  };
}

function column(name: string, what: string, area: Area, widths: [number, number]): Crop {
  return { name, from: `scene-${what}`, ...area, below: 0, widths };
}
