/** Returns a random UUID (version 4). `crypto.randomUUID` is missing on pages without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => withMarks(byte, place).toString(16).padStart(2, '0')).join(
    '',
  );

  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sets the version in byte 6 and the variant in byte 8 (RFC 9562). */
function withMarks(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;

  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
