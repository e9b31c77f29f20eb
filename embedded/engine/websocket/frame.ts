const FINAL_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** Returns how many bytes a text frame of so many bytes has, its header included. */
export function frameBytes(textBytes: number): number {
  return textBytes + (textBytes < LENGTH_16 ? 2 : textBytes < 0x10000 ? 4 : 10);
}

/**
 * Writes the header of an unmasked, final text frame of RFC 6455; returns the index after it, where the text belongs. A
 * library would write header and text separately.
 */
export function writeFrameHeader(target: Buffer, at: number, textBytes: number): number {
  target[at] = FINAL_TEXT;
  if (textBytes < LENGTH_16) {
    target[at + 1] = textBytes;
    return at + 2;
  }
  if (textBytes < 0x10000) {
    target[at + 1] = LENGTH_16;
    return target.writeUInt16BE(textBytes, at + 2);
  }
  target[at + 1] = LENGTH_64;
  return target.writeBigUInt64BE(BigInt(textBytes), at + 2);
}
