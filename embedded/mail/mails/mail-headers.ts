import { decodeWords, type Address as ParsedAddress, type Email } from 'postal-mime';
import type { Address } from './mail.ts';

/** The addresses of a header, those of groups among them. */
export function mailboxesOf(addresses: readonly ParsedAddress[] = []): Address[] {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ address, name }) => ({ address: address ?? '', name }));
}

/** Each header by its lower-case name, with its words decoded; one that stands several times has a list. */
export function headersOf({ headers }: Email): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const { key, value } of headers) values.set(key, [...(values.get(key) ?? []), decodeWords(value)]);

  return Object.fromEntries(
    [...values].map(([key, found]) => [key, found.length > 1 ? found : (found[0] ?? '')]),
  );
}

/** The time at which a mail was written: its own `Date` header where that is a date. */
export function timeOf({ date }: Email): string {
  const written = new Date(date ?? '');

  return (Number.isNaN(written.getTime()) ? new Date() : written).toISOString();
}
