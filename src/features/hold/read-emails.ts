import Papa from 'papaparse';

/**
 * Returns the emails of a text or CSV file: in each row the first cell with an at sign, each email once. The server
 * decides what is an email.
 */
export function readEmails(text: string): string[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const found = data.flatMap(
    (cells) => cells.map((cell) => cell.trim()).find((cell) => cell.includes('@')) ?? [],
  );
  const byKey = new Map(found.map((email) => [email.toLowerCase(), email]));

  return [...byKey.values()];
}

/** Splits a list into parts of a length. */
export function partsOf<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, at) =>
    list.slice(at * length, (at + 1) * length),
  );
}
