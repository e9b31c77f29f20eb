import { describe, expect, it } from 'vitest';
import { createContactReader } from './contact-reader.ts';

function open() {
  const emails: string[] = [];
  const reader = createContactReader(
    { hasHeader: true },
    {
      onFirst: () => undefined,
      onContact: ({ email }) => emails.push(email),
      onRejected: () => undefined,
    },
  );
  return { reader, emails };
}

describe('createContactReader', () => {
  it('passes on the first contacts before the end of the CSV file has arrived', () => {
    const { reader, emails } = open();
    reader.write(`email;name (first, last)\n${'a@x.test;Amal Odeh\n'.repeat(300)}`);

    expect(emails.length).toBeGreaterThan(200);
  });

  it('finds the column of a header row that arrives in many chunks', () => {
    const { reader, emails } = open();
    const header = ['email', ...Array.from({ length: 700 }, (_name, at) => `column, ${at}`)].join(';');
    for (const part of `${header}\na@x.test;x\n`.match(/[^]{1,500}/g) ?? []) reader.write(part);
    reader.end();

    expect(emails).toEqual(['a@x.test']);
  });
});
