/** FNV-1a with 128 bits. */
const PRIME = 0x1000000000000000000013bn;
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const MASK = (1n << 128n) - 1n;
/** Version 8 (a custom hash) and variant of a UUID; RFC 9562. */
const VERSION = { mask: 0xfn << 76n, value: 0x8n << 76n };
const VARIANT = { mask: 0x3n << 62n, value: 0x2n << 62n };

type Price = { category: string; name: string; period: string; currency: string };

/**
 * Returns the id of a price that is to be made. It follows from what the price is for, so that the same price made twice
 * (after a lost answer, or by two people at once) is one row. An id that another row has, as one that was made so and
 * then renamed, gives way to the next.
 */
export function idOfPrice({ category, name, period, currency }: Price, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = uuidOf(JSON.stringify([category, name, period, currency, attempt]));
    if (!taken.has(id)) return id;
  }
}

function uuidOf(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => ((sum ^ BigInt(byte)) * PRIME) & MASK, OFFSET);
  const marked = [VERSION, VARIANT].reduce((bits, { mask, value }) => (bits & ~mask) | value, hash);

  return marked
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
