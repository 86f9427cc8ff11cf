import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG of a few kilobytes that declares these pixels and holds zeros: as many as they need, or the given
 * megabytes.
 */
export function zipBomb(width: number, height: number, megabytes = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel: red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const zeros = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    // A text and a profile that unpack to as much as the pixels.
    chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zeros])),
    chunk("iCCP", Buffer.concat([Buffer.from("profile\0\0"), zeros])),
    chunk("IDAT", zeros),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
