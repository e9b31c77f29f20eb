type Range = readonly [first: number, last: number];

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
  const taken = [...codePoints].toSorted((a, b) => a - b);

  return unicodeRange
    .split(',')
    .map(read)
    .flatMap((range) =>
      taken.reduce<Range[]>((left, point) => left.flatMap((part) => without(part, point)), [range]),
    )
    .map(write)
    .join(',');
}

function without([first, last]: Range, point: number): Range[] {
  if (point < first || point > last) return [[first, last]];

  return (
    [
      [first, point - 1],
      [point + 1, last],
    ] as const
  ).filter(([from, to]) => from <= to);
}

function read(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');

  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function write([first, last]: Range): string {
  const hex = (point: number) => point.toString(16).toUpperCase();

  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}
