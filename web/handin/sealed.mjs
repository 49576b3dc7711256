// Bytes as base64url with a checksum, in the form of engine/session/sealed.hpp: a seal of a text is the same in both.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** CRC-16/CCITT-FALSE. @param {Uint8Array} bytes */
function checksum(bytes) {
  let crc = 0xFFFF;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1 ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xFFFF;
  }
  return crc;
}

/** @param {Uint8Array} bytes @returns {string} */
export function sealed(bytes) {
  const sum = checksum(bytes);
  let seal = '', bits = 0, held = 0;
  for (const byte of [...bytes, sum >> 8, sum & 0xFF]) {
    bits = (bits << 8 | byte) & 0xFFFFFF;
    for (held += 8; held >= 6; held -= 6) seal += LETTERS[bits >> held - 6 & 63];
  }
  return held ? seal + LETTERS[bits << 6 - held & 63] : seal;
}

/** @param {string} seal @returns {Uint8Array | undefined} undefined: it is damaged */
export function unsealed(seal) {
  const bytes = [];
  let bits = 0, held = 0;
  for (const letter of seal) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    bits = (bits << 6 | value) & 0xFFFF;
    held += 6;
    if (held >= 8) bytes.push(bits >> (held -= 8) & 0xFF);
  }
  if (held === 6 || bytes.length < 2 || bits & (1 << held) - 1) return undefined;
  const low = bytes.pop(), high = bytes.pop(), all = Uint8Array.from(bytes);
  return checksum(all) === (high << 8 | low) ? all : undefined;
}
