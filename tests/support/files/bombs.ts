import zlib from "node:zlib";

export type Plain = { width: number; height: number; bits?: 8 | 16; progressive?: boolean };

/** A valid PNG of zeros: a few kilobytes that decode to the declared number of pixels. */
export function plainPng({ width, height, bits = 8, progressive = false }: Plain): Buffer {
  const rows = progressive ? sevenPasses(width, height) : [[width, height] as const];
  const bytes = rows.reduce((sum, [w, h]) => sum + (w > 0 ? h * (1 + w * 3 * (bits / 8)) : 0), 0);
  const data = zlib.deflateSync(Buffer.alloc(bytes), { level: 9 });
  const head = pngHead({ width, height, bits, progressive });
  return Buffer.concat([head, chunk("IDAT", data), chunk("IEND")]);
}

/** Only the header of such a PNG. */
export function pngHead({ width, height, bits = 8, progressive = false }: Plain): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Truecolour; the last byte enables seven passes (Adam7).
  head.set([bits, 2, 0, 0, progressive ? 1 : 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head)]);
}

/** Columns and rows of Adam7's passes. */
function sevenPasses(width: number, height: number): (readonly [number, number])[] {
  const passes = [
    ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const],
    ...[[2, 0, 4, 4] as const, [0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
  ];
  const count = (size: number, from: number, step: number) =>
    Math.max(0, Math.ceil((size - from) / step));
  return passes.map(([x, y, dx, dy]) => [count(width, x, dx), count(height, y, dy)] as const);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}
