import { describe, expect, it } from 'vitest';
import { partsOf, readEmails } from './read-emails.ts';

describe('readEmails', () => {
  it('reads lines, and the files of mail providers', () => {
    expect(readEmails('salma@example.test\n\n عمر@مثال.إختبار \nSalma@Example.test')).toEqual([
      'Salma@Example.test',
      'عمر@مثال.إختبار',
    ]);
    expect(
      readEmails('\uFEFFdate;email;reason\r\n2026-01-01;salma@example.test;"5.1.1; unknown"\r\n'),
    ).toEqual(['salma@example.test']);
    expect(readEmails('email,name\n"layla@example.test","Layla, A."\n')).toEqual(['layla@example.test']);
  });

  it('finds nothing where nothing is', () => {
    expect(readEmails('')).toEqual([]);
    expect(readEmails('name\nSalma')).toEqual([]);
  });
});

describe('partsOf', () => {
  it('splits a list', () => {
    expect(partsOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(partsOf([], 2)).toEqual([]);
  });
});
