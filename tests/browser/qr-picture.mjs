// QR codes as files, as a pupil's screen or a photo shows them.
import { crc32, deflateSync } from 'node:zlib';
import { squaresOf } from '../../web/handin/qr.mjs';

/** A QR code as a PNG, grey, three pixels for each square. */
export function pngOf(text, scale = 3) {
  const { size, runs } = squaresOf(text), side = size * scale, rows = Buffer.alloc(side * (side + 1), 255);
  for (let y = 0; y < side; y++) rows[y * (side + 1)] = 0; // no filter
  for (const [x, y, length] of runs)
    for (let j = 0; j < scale; j++) rows.fill(0, (y * scale + j) * (side + 1) + 1 + x * scale, (y * scale + j) * (side + 1) + 1 + (x + length) * scale);
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]), ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32 ? crc32(body) : sum(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
/** CRC-32, which older versions of node lack. */
function sum(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
  }
  return ~crc >>> 0;
}

/** A picture for a field of files. */
export const fileOf = (name, buffer) => ({ name, mimeType: 'image/png', buffer });
