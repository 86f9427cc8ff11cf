import { bolt, bright, charge, dim, figure, green, waves, words } from "./svg.ts";

/** Width and height in px (500 px per decimetre on the housing) and the SVG content. */
export type Label = [width: number, height: number, inner: string];

const ready = ["Ready to charge", "Tap card or use app"] as const;

/** The printed labels, by the name under which workshop/media/blender loads them. */
export const labels: Record<string, Label> = {
  label_ac01w: [735, 1260, rating("3.3", 112, 84, 172) + note(84, 236, "16 A · IP54", 40)],
  label_ac02wh: [
    860,
    1310,
    rating("7.4", 140, 96, 206) + note(96, 284, "32 A · Type 2", 44) + bolt(742, 160, 1.5),
  ],
  label_ac03w74: wallbox("7.4", "TYPE 2 · 32 A · 230 V"),
  label_ac03w22: wallbox("22", "TYPE 2 · 32 A · 3~ 415 V"),
  label_ac03w22busy: wallbox("22", "TYPE 2 · 32 A · 3~ 415 V", ["Charging", "Tap card to stop"]),
  label_ac03p: [800, 250, middle(400, 140, "Type 2 · 32 A", 84)],
  label_ac02p37: portable("3.7", "8–16 A"),
  label_ac02p74: portable("7.4", "6–32 A"),
  label_dc30: [1080, 272, rating("30", 190, 20, 190)],
  label_dc60: [1560, 392, rating("60", 250, 20, 270)],
  label_dc150: [1560, 392, rating("150", 250, 20, 270)],
  label_ccs2: [320, 160, middle(160, 100, "CCS2", 72)],
  label_gunA: gun("A"),
  label_gunB: gun("B"),
};

function rating(kilowatts: string, size: number, x: number, y: number): string {
  return figure({ x, y, text: kilowatts, size }, "kW");
}

function note(x: number, y: number, text: string, size: number): string {
  return words({ x, y, text, size });
}

function middle(x: number, y: number, text: string, size: number): string {
  return words({ x, y, text, size, anchor: "middle" });
}

function wallbox(
  kilowatts: string,
  line: string,
  [state, hint]: readonly [string, string] = ready,
): Label {
  const center = { x: 465, anchor: "middle" as const };
  const large = { ...center, y: 800, text: state, size: 58, weight: 500, fill: bright };
  return [
    930,
    1530,
    bolt(465, 440, 1.5) +
      words(large) +
      middle(465, 872, hint, 40) +
      waves(465, 1130) +
      figure({ ...center, y: 1385, text: kilowatts, size: 64 }, "kW") +
      middle(465, 1440, line, 29),
  ];
}

function portable(kilowatts: string, current: string): Label {
  const lamps = ["Power", "Charging", "Fault"].map((text, index) => {
    const x = [48, 318, 650][index] ?? 0;
    const dot = `<circle cx="${x}" cy="338" r="13" fill="${text === "Fault" ? "#2a3330" : green}"/>`;
    return dot + words({ x: x + 28, y: 350, text, size: 34, fill: "#b9c5c2" });
  });
  const range = words({ x: 1120, y: 104, text: current, size: 56, anchor: "end" });
  return [1150, 400, rating(kilowatts, 104, 30, 112) + range + lamps.join("")];
}

function gun(letter: string): Label {
  const large = { x: 150, y: 90, text: letter, size: 84, weight: 600, fill: bright };
  return [300, 200, words({ ...large, anchor: "middle" }) + middle(150, 160, "CCS2", 44)];
}

const power60 = ["57.4 kW", "23.8 kWh", "0:14 left"];
const power150 = ["142 kW", "38.6 kWh", "0:09 left"];

/** The displays of the DC stations, each during a charge. */
export const screens: Record<string, Label> = {
  screen60: tall(power60),
  screen150: tall(power150),
  screen30: wide(["28.6 kW", "11.9 kWh", "0:26 left"]),
};

function tall(values: string[]): Label {
  const columns = values.map((value, index) => {
    const [figure = "", unit = ""] = value.split(" ");
    const x = 230 + 370 * index;
    const number = { x, y: 1180, text: figure, size: 88, weight: 600, fill: "#fff" };
    return (
      words({ ...number, anchor: "middle" }) +
      words({ x, y: 1245, text: unit, size: 46, fill: "#8fb0a6", anchor: "middle" })
    );
  });
  const stop = { x: 600, y: 1466, text: "Stop charging", size: 62, weight: 600, fill: "#fff" };
  return [
    1200,
    1600,
    `<rect width="1200" height="1600" fill="#06100e"/>` +
      words({ x: 80, y: 150, text: "Connector A", size: 60, weight: 500, fill: "#d8e5e1" }) +
      words({ x: 1120, y: 150, text: "18:42", size: 60, fill: "#7d918b", anchor: "end" }) +
      dial(600, 640, 340, 46, 230) +
      columns.join("") +
      `<rect x="80" y="1370" width="1040" height="150" rx="75" fill="#1c8f69"/>` +
      words({ ...stop, anchor: "middle" }),
  ];
}

function wide(values: string[]): Label {
  const lines = values.map((value, index) => {
    const [text = "", unit = ""] = value.split(" ");
    return figure({ x: 800, y: 300 + 190 * index, text, size: 120, fill: "#fff" }, unit, 0.5);
  });
  const back = `<rect width="1380" height="900" fill="#06100e"/>`;
  return [1380, 900, back + dial(400, 450, 270, 44, 170) + lines.join("")];
}

function dial(x: number, y: number, radius: number, stroke: number, size: number): string {
  const percent = { x, y: y + size * 0.17, text: "70", size, anchor: "middle" as const };
  const below = { x, y: y + radius * 0.4, text: "Charging", size: size * 0.28, fill: dim };
  return (
    charge(x, y, radius, stroke) +
    figure(percent, "%", 0.48, 0) +
    words({ ...below, anchor: "middle" })
  );
}
