import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes what holds commas, quotes or line ends', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines'])).toBe(
      'plain,"a, b","say ""hi""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1'])(
    'begins with an apostrophe for the formula %j, so that no spreadsheet runs it',
    (formula) => {
      expect(csvLine([formula]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps numbers as they are, and is empty for null', () => {
    expect(csvLine([-5, '-5.25', 0, null, undefined, true])).toBe('-5,-5.25,0,,,true\r\n');
  });

  it('contains a list as the comma-separated text that the form of the record reads', () => {
    expect(csvLine([['2 vCPU', '40 GB, NVMe']])).toBe('"2 vCPU, ""40 GB, NVMe"""\r\n');
    expect(csvLine([['معالجان', 'مساحة، ونقل']])).toBe('"معالجان, ""مساحة، ونقل"""\r\n');
  });

  it.each(['a;=1+1', '＝1+1', ' =1+1', "'=1+1", 'a\n=1'])(
    'has an apostrophe before the formula in %j, which some spreadsheets take as a cell',
    (text) => {
      expect(csvLine([text])).toMatch(/'[ =＝']/);
    },
  );
});
