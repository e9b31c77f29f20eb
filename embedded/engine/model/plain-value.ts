const MOST: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int2: [-(2n ** 15n), 2n ** 15n - 1n],
  int4: [-(2n ** 31n), 2n ** 31n - 1n],
  int8: [-(2n ** 63n), 2n ** 63n - 1n],
};
const integer = /^-?\d{1,19}$/;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Returns true if PostgreSQL surely reads the text as a value of the type, so that it need not be asked. `type` is the
 * SQL name of a cast.
 */
export function isSurelyReadable(type: string, text: string | null): boolean {
  switch (type) {
    case 'int2':
    case 'int4':
    case 'int8':
      return text === null || isInRange(text, MOST[type]);
    case 'bool':
      return text === null || text === 'true' || text === 'false';
    case 'uuid':
      return text === null || uuid.test(text);
    case 'text':
    case 'varchar':
      return text === null || !text.includes('\0');
    default:
      return false;
  }
}

function isInRange(text: string, range: readonly [bigint, bigint] | undefined): boolean {
  if (range === undefined || !integer.test(text)) return false;
  const value = BigInt(text);

  return value >= range[0] && value <= range[1];
}
