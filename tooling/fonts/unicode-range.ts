/** Writes code points in CSS's form: `U+20-7E,U+A0`. */
export function toUnicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of [...codePoints].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }

  return ranges.map(write).join(',');
}

/** Removes code points that another font provides from a `unicode-range`. */
export function withoutCodePoints(unicodeRange: string, codePoints: readonly number[]): string {
  const taken = new Set(codePoints);

  return toUnicodeRange(
    unicodeRange
      .split(',')
      .flatMap(read)
      .filter((point) => !taken.has(point)),
  );
}

function read(text: string): number[] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');

  return range(Number.parseInt(first, 16), Number.parseInt(last, 16));
}

function write([first, last]: [number, number]): string {
  const hex = (point: number) => point.toString(16).toUpperCase();

  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}

/** Lists the code points from the first to the last. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
