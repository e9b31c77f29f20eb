type Amounts = { readonly full: number; readonly quick: number };

/** Reads how much a benchmark does from its options: a number, `--quick`, or nothing. Throws for anything else. */
export function readAmount([option, ...rest]: readonly string[], { full, quick }: Amounts): number {
  if (option === undefined) return full;
  if (option === '--quick' && rest.length === 0) return quick;
  if (/^[1-9]\d{0,7}$/.test(option) && rest.length === 0) return Number(option);

  throw new Error(`A number from 1 or --quick was wanted, but found "${[option, ...rest].join(' ')}".`);
}
