import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createContactReader } from '#rules/contacts/contact-reader.ts';
import { guessReading, readPreview } from '#src/features/contacts/import/reading/read-preview.ts';
import { CSV_WRITERS, PEOPLE } from './csv-writers.ts';
import { PROGRAMS } from './programs.ts';

const page = readFileSync(new URL('../../../docs/use/imports.md', import.meta.url), 'utf8');

/** Returns the names of each contact, and the reasons of the rejected rows. */
function readAll(text: string) {
  const contacts: Record<string, object> = {};
  const reasons: string[] = [];
  const reader = createContactReader(
    { hasHeader: true },
    {
      onFirst: () => undefined,
      onContact: ({ email, first_name, last_name }) => (contacts[email] = { first_name, last_name }),
      onRejected: ({ reason }) => reasons.push(reason),
    },
  );
  reader.write(text);
  reader.end();

  return { contacts, reasons };
}

describe.each(CSV_WRITERS)('a contacts file that $name wrote', ({ name, text, differs, unused }) => {
  it('becomes the contacts that it was written of, but for what the page on imports names', () => {
    const expected = Object.entries({ ...PEOPLE, ...differs });

    expect(readAll(text)).toEqual({
      contacts: Object.fromEntries(expected.filter(([, names]) => typeof names === 'object')),
      reasons: expected.flatMap(([, names]) => (typeof names === 'string' ? [names] : [])),
    });
  });

  it('names the columns that are not imported', async () => {
    const file = new File([text], 'people.csv');
    const preview = await readPreview(file, await guessReading(file), async () => 0);

    const names = preview.unused.map((index) => preview.first[index] || `Column ${index + 1}`);
    expect(names).toEqual(unused);
  });

  it('has a row on the page on imports', () => {
    expect(page).toContain(`| ${name} `);
  });
});

describe('the page on imports', () => {
  const cellsOf = (program: string) =>
    page
      .split('\n')
      .find((line) => line.startsWith(`| \`${program}\` `))
      ?.split('|')
      .map((cell) => cell.trim()) ?? [];

  it.each(PROGRAMS)('names the values of a file of $name that are asked about', ({ name, asked }) => {
    const cell = cellsOf(name)[3] ?? '';

    for (const value of Object.values(asked)) expect(cell).toContain(`\`${value}\``);
    expect(cell === 'nothing').toBe(Object.keys(asked).length === 0);
  });

  it.each(PROGRAMS)('says whether $name was run, or where its file was read', ({ name, source }) => {
    expect(cellsOf(name)[4]).toBe(source);
  });
});
