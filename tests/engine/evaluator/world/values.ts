/** A value as JSON has it; whole numbers beyond 2^53 and decimal numbers are texts, so that no digit is lost. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** A row of a table by its columns' names in Postgres. */
export type Row = Record<string, Value>;

/** A decimal number as a whole number of units of `10 ** -scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/** Reads the digits of a number, of which none is lost. */
export function decimal(value: Value): Decimal {
  const [whole = '0', part = ''] = String(value).split('.');

  return { units: BigInt(whole + part), scale: part.length };
}

/** Writes a decimal number with as many digits behind the point as it has. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const at = digits.length - scale;

  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${scale === 0 ? '' : `.${digits.slice(at)}`}`;
}

/** Gives a decimal number at least so many digits behind the point. */
export function scaled({ units, scale }: Decimal, to: number): Decimal {
  return to <= scale ? { units, scale } : { units: units * 10n ** BigInt(to - scale), scale: to };
}

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);

  return { units: scaled(one, scale).units + scaled(other, scale).units, scale };
}

export function compareDecimals(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const difference = scaled(one, scale).units - scaled(other, scale).units;

  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Compares two values of plain types: numbers by their size, texts by their characters, lists item by item. */
export function compareValues(one: Value, other: Value): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (const [at, item] of one.entries()) {
      if (at >= other.length) return 1;
      const order = compareValues(item as Value, other[at] as Value);
      if (order !== 0) return order;
    }

    return one.length - other.length;
  }
  if (typeof one === 'boolean' || typeof one === 'number') return Number(one) - Number(other);

  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}

/** Tells whether two documents are equal; keys have no order. */
export function equalDocuments(one: Value, other: Value): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** Writes a document with its keys in order. */
export function canonicalText(value: Value): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Writes a document as Postgres does: shorter keys first, and blanks after colons and commas. */
export function documentText(value: Value): string {
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(documentText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );

  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${documentText(inner)}`).join(', ')}}`;
}
