import { describe, expect, it } from 'vitest';
import { createContactReader } from '#rules/contacts/contact-reader.ts';
import { createCsvReader } from '#rules/csv/read-csv.ts';
import { guessReading, readPreview } from '#src/features/contacts/import/reading/read-preview.ts';
import { seeded } from '#tests/support/seeded.ts';
import { seedsOfTest } from '#tests/support/seeds-of-test.ts';

/**
 * A seed is a file. `IMPORT_SEEDS=100000 npx vitest run --project integration reader-properties` reads more, and `npm
 * run test:slow` 20,000.
 */
const { seeds, first, timeout, print } = seedsOfTest('IMPORT', 1_500);

const DELIMITERS = [',', ';', '\t', '|'];
const BREAKS = ['\n', '\r\n', '\r'];
const PIECES = ['"', '""', ',', ';', '\n', '\r\n', '\t', ' ', 'a@x.test', 'سلمى', '\\', 'x', '', "'", '=1'];
const HEADERS = [
  'email',
  'E-Mail',
  'name',
  'status',
  'Subscribed',
  'unsubscribed_at',
  'remarks',
  'البريد',
  'الحـــالة',
];
const WORDS = [
  'subscribed',
  'enabled',
  '1',
  'مشترك',
  'pending',
  'inactive',
  'cleaned',
  'bounced',
  'unsubscribed',
  'archived',
  'never subscribed',
  '0',
  'no',
  'yes',
  'maybe',
  'Ü',
  '?',
];

function tools(seed: number) {
  const random = seeded(seed);
  const below = (max: number) => Math.floor(random() * max);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const text = (pieces: readonly string[], max: number) =>
    Array.from({ length: below(max) }, () => pick(pieces)).join('');

  return { below, pick, text };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Cuts a text into random pieces. */
function pieces(text: string, below: (max: number) => number): string[] {
  const cut: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + 1 + below(7);
    cut.push(text.slice(at, end));
    at = end;
  }
  return cut;
}

type Read = { rows: unknown[]; error: string | undefined };

function readCells(parts: readonly string[], delimiter: string): Read {
  const rows: unknown[] = [];
  const reader = createCsvReader(delimiter, {
    onRow: (cells, line) => rows.push([line, ...cells]),
    onMalformed: (line) => rows.push([line]),
  });
  try {
    for (const part of parts) reader.write(part);
    reader.end();
    return { rows, error: undefined };
  } catch (error) {
    return { rows, error: (error as Error).message };
  }
}

function readContacts(file: string, areAllLeaving: boolean) {
  let contacts = 0;
  let rejected = 0;
  const reader = createContactReader(
    { hasHeader: true, areAllLeaving },
    {
      onFirst: () => undefined,
      onContact: () => (contacts += 1),
      onRejected: () => (rejected += 1),
    },
  );
  reader.write(file);
  reader.end();

  return { contacts, rejected };
}

/** Runs a property for each seed; names the seed of the first that fails. */
function forSeeds(property: (seed: number) => void): void {
  for (let seed = first; seed < first + seeds; seed += 1) {
    try {
      property(seed);
    } catch (cause) {
      throw new Error(`IMPORT_FIRST_SEED=${seed} IMPORT_SEEDS=1 fails: ${(cause as Error).message}`, {
        cause,
      });
    }
  }
}

describe('the CSV reader', () => {
  it('reads the cells and line numbers of random files that are written as in RFC 4180', { timeout }, () => {
    print();
    forSeeds((seed) => {
      const { below, pick, text } = tools(seed);
      const delimiter = pick(DELIMITERS);
      let file = '';
      let line = 1;
      const expected: unknown[] = [];
      for (let row = 0; row < 1 + below(5); row += 1) {
        const cells = ['x', ...Array.from({ length: below(4) }, () => text(PIECES, 6))];
        const written = cells.map(quoted).join(delimiter);
        expected.push([line, ...cells]);
        file += written + pick(BREAKS.slice(0, 2));
        line += 1 + (written.match(/\r\n|\r|\n/g)?.length ?? 0);
      }

      expect(readCells([file], delimiter)).toEqual({ rows: expected, error: undefined });
    });
  });

  it('reads any text the same, wherever it is cut into pieces', { timeout }, () => {
    forSeeds((seed) => {
      const { below, pick, text } = tools(seed);
      const delimiter = pick(DELIMITERS);
      const file = text(PIECES, 40);

      expect(readCells(pieces(file, below), delimiter)).toEqual(readCells([file], delimiter));
    });
  });
});

describe('a CSV file of random columns and states', () => {
  it('has as many contacts and rejected rows in the preview as in the import', { timeout }, async () => {
    for (let seed = first; seed < first + seeds / 10; seed += 1) {
      const { below, pick, text } = tools(seed);
      const delimiter = pick(DELIMITERS);
      const header = ['email', ...Array.from({ length: below(4) }, () => pick(HEADERS))];
      const rows = Array.from({ length: below(6) }, (_row, at) =>
        header.map((_name, column) =>
          column === 0 ? pick([`p${at}@x.test`, 'no', '']) : pick([pick(WORDS), text(PIECES, 4)]),
        ),
      );
      const areAllLeaving = below(2) === 0;
      const file = [header, ...rows].map((cells) => cells.join(delimiter)).join('\n');
      const imported = outcomeOf(() => readContacts(file, areAllLeaving));
      const blob = new Blob([file]);
      const previewed = await guessReading(blob)
        .then((reading) => readPreview(blob, { ...reading, hasHeader: true, areAllLeaving }, async () => 0))
        .then(
          ({ fresh, duplicates, rejected, open }) => ({
            contacts: fresh + duplicates,
            rejected: rejected.length + open,
          }),
          (error: Error) => error.message,
        );

      expect([seed, previewed]).toEqual([seed, imported]);
    }
  });
});

function outcomeOf(read: () => ReturnType<typeof readContacts>) {
  try {
    return read();
  } catch (error) {
    return (error as Error).message;
  }
}
