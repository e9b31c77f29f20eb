import { decodeWords, type Address as ParsedAddress, type Email } from 'postal-mime';
import type { Address } from './mail.ts';

/** Returns the addresses of a header, including those inside groups. */
export function mailboxesOf(addresses: readonly ParsedAddress[] = []): Address[] {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ address, name }) => ({ address: address ?? '', name }));
}

/** Returns the decoded headers by lower-case name; a header that occurs several times has a list of values. */
export function headersOf({ headers }: Email): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const { key, value } of headers) values.set(key, [...(values.get(key) ?? []), decodeWords(value)]);

  return Object.fromEntries(
    [...values].map(([key, found]) => [key, found.length > 1 ? found : (found[0] ?? '')]),
  );
}

/** Returns the time at which a mail was written: its `Date` header where that is valid, else now. */
export function timeOf({ date }: Email): string {
  const written = new Date(date ?? '');

  return (Number.isNaN(written.getTime()) ? new Date() : written).toISOString();
}
