import type { Label } from "./labels.ts";
import { words } from "./svg.ts";

const paper = "#f3f1ea";
const ink = "#23282b";
const power = "#c9482b";
const data = "#2a55a8";
const leaf = "#0b7a55";

/** Corner, width of a bay, number of bays and their depth, in px of the sheet. */
const hall = { x: 150, y: 190, bay: 118, count: 18, depth: 250, height: 1180 };
const right = hall.x + hall.bay * hall.count;

/** The plan on the drawing table: a basement with bays, columns, cable routes, circuits and a title block. */
export function planSheet(): Label {
  const parts = [
    `<rect width="2520" height="1782" fill="${paper}"/>`,
    box(50, 50, 2420, 1682, 3),
    box(hall.x, hall.y, right - hall.x, hall.height, 9),
    ...bayRow(hall.y + 22, 1, (index) => index < 12),
    ...bayRow(hall.y + hall.height - 22 - hall.depth, 43, (index) => index > 5),
    ...middleBays(),
    ...columns(),
    ...routes(),
    ...gridLine(),
    ...legend(),
    ...circuits(),
    ...titleBlock(),
  ];
  return [2520, 1782, parts.join("")];
}

/** A row along a wall: the upper one is numbered from 1, with its chargers at the top. */
function bayRow(y: number, first: number, hasCharger: (index: number) => boolean): string[] {
  const isUpper = first === 1;
  return Array.from({ length: hall.count }, (_, index) => {
    const x = hall.x + index * hall.bay;
    const middle = x + hall.bay / 2;
    const number = String(first + index).padStart(2, "0");
    const numberY = isUpper ? y + hall.depth - 22 : y + 38;
    const charger = isUpper ? y + 26 : y + hall.depth - 26;
    const green = `<rect x="${x + 3}" y="${y + 3}" width="${hall.bay - 6}" height="${hall.depth - 6}" fill="#d6eadf"/>`;
    return [
      hasCharger(index) ? green + box(middle - 13, charger - 13, 26, 26, 2.4, leaf) : "",
      line(x, y, x, y + hall.depth, 2.2),
      centered(middle - 28, numberY, number, 22),
    ].join("");
  });
}

/** Bays back to back between the driveways, without chargers. */
function middleBays(): string[] {
  const [from, to, y] = [3, 15, hall.y + 470];
  const bays = Array.from({ length: to - from }, (_, index) => {
    const x = hall.x + (from + index) * hall.bay;
    return (
      line(x, y, x, y + 240, 2.2) +
      centered(x + hall.bay / 2, y + 105, String(19 + index), 20) +
      centered(x + hall.bay / 2, y + 155, String(31 + index), 20)
    );
  });
  const end = hall.x + to * hall.bay;
  return [
    ...bays,
    line(end, y, end, y + 240, 2.2),
    line(hall.x + from * hall.bay, y + 120, end, y + 120, 2.2),
  ];
}

function columns(): string[] {
  const places = Array.from({ length: 7 }, (_, index) => hall.x + index * 3 * hall.bay - 18);
  return [330, 820].flatMap((dy) =>
    places.map((x) => `<rect x="${x}" y="${hall.y + dy}" width="36" height="36" fill="${ink}"/>`),
  );
}

/** From the distribution board to every charger; the dashed line is the data cable. */
function routes(): string[] {
  const board = right - 128;
  const trunk = (path: string, color: string, more = "") =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="5" ${more}/>`;
  const drops = Array.from({ length: 12 }, (_, index) => {
    const upper = hall.x + (index + 0.5) * hall.bay;
    const lower = hall.x + (index + 6.5) * hall.bay;
    return (
      line(upper, hall.y + 300, upper, hall.y + 62, 2.6, power) +
      line(lower, hall.y + 880, lower, hall.y + hall.height - 62, 2.6, power)
    );
  });
  const dashes = `stroke-dasharray="22 12"`;
  return [
    trunk(`M ${right - 90} ${hall.y + 560} V ${hall.y + 300} H ${hall.x + 40}`, power),
    trunk(`M ${right - 60} ${hall.y + 620} V ${hall.y + 880} H ${hall.x + 6 * hall.bay}`, power),
    trunk(`M ${right - 108} ${hall.y + 540} V ${hall.y + 316} H ${hall.x + 40}`, data, dashes),
    trunk(
      `M ${right - 78} ${hall.y + 644} V ${hall.y + 864} H ${hall.x + 6 * hall.bay}`,
      data,
      dashes,
    ),
    ...drops,
    `<rect x="${board}" y="${hall.y + 540}" width="104" height="104" fill="#fff" stroke="${ink}" stroke-width="4"/>`,
    centered(board + 52, hall.y + 602, "DB", 34),
  ];
}

/** Axes with their numbers, and the distance of 7.5 m between them. */
function gridLine(): string[] {
  const axes = Array.from({ length: 7 }, (_, index) => {
    const x = hall.x + index * 3 * hall.bay;
    const circle = `<circle cx="${x}" cy="${hall.y - 96}" r="25" fill="none" stroke="${ink}" stroke-width="2"/>`;
    const length = centered(x + 1.5 * hall.bay, hall.y - 62, "7 500", 22);
    const number = centered(x, hall.y - 88, String(index + 1), 24);
    const tick = line(x - 9, hall.y - 41, x + 9, hall.y - 59, 2.4);
    return circle + number + tick + (index < 6 ? length : "");
  });
  return [line(hall.x, hall.y - 50, right, hall.y - 50, 1.6), ...axes];
}

function legend(): string[] {
  const entries = [
    [power, "Cable route, 5 × 16 mm² armoured, on tray"],
    [data, "Data line for load management"],
    [leaf, "Wall charger, 7.4 kW, at 1.3 m"],
  ];
  return [
    words({
      x: 150,
      y: 1462,
      text: "Basement 1, charging points",
      size: 44,
      weight: 600,
      fill: ink,
    }),
    words({ x: 150, y: 1510, text: "Scale 1 : 100", size: 26, fill: ink }),
    ...entries.map(([color = ink, text = ""], index) => {
      const y = 1552 + 44 * index;
      return (
        line(150, y - 8, 240, y - 8, 5, color) + words({ x: 262, y, text, size: 26, fill: ink })
      );
    }),
  ];
}

/** Six chargers of 7.4 kW make 44.4 kW; load management limits the four circuits to 90 kW. */
function circuits(): string[] {
  const rows = [
    ["Circuit", "Bays", "Load"],
    ["C1", "01–06", "44.4 kW"],
    ["C2", "07–12", "44.4 kW"],
    ["C3", "49–54", "44.4 kW"],
    ["C4", "55–60", "44.4 kW"],
    ["Managed", "24", "90 kW"],
  ];
  const cells = rows.flatMap((row, index) => {
    const y = 1449 + index * 41.6;
    const weight = index === 0 ? 600 : 400;
    const texts = row.map((text, column) =>
      words({ x: [1246, 1416, 1616][column] ?? 0, y, text, size: 24, weight, fill: ink }),
    );
    return [line(1230, y + 12.6, 1790, y + 12.6, 1.4), ...texts];
  });
  return [
    box(1230, 1420, 560, 250, 2.4),
    line(1400, 1420, 1400, 1670, 1.4),
    line(1600, 1420, 1600, 1670, 1.4),
    ...cells,
  ];
}

function titleBlock(): string[] {
  return [
    box(1850, 1420, 520, 250, 3),
    line(1850, 1500, 2370, 1500, 2),
    line(1850, 1585, 2370, 1585, 2),
    line(2110, 1585, 2110, 1670, 2),
    words({ x: 1870, y: 1472, text: "Electrical layout", size: 34, weight: 600, fill: ink }),
    words({ x: 1870, y: 1552, text: "Sheet E-02, for approval", size: 26, fill: ink }),
    words({ x: 1870, y: 1638, text: "1 : 100", size: 28, fill: ink }),
    words({ x: 2130, y: 1638, text: "A1", size: 28, fill: ink }),
  ];
}

const line = (x1: number, y1: number, x2: number, y2: number, width: number, color = ink) =>
  `<path d="M ${x1} ${y1} L ${x2} ${y2}" stroke="${color}" stroke-width="${width}"/>`;

const box = (x: number, y: number, w: number, h: number, width: number, color = ink) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

const centered = (x: number, y: number, text: string, size: number) =>
  words({ x, y, text, size, weight: 500, fill: ink, anchor: "middle" });
