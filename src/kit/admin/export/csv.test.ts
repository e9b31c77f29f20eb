import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes what holds commas, quotes or line ends', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines'])).toBe(
      'plain,"a, b","say ""hi""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1'])(
    'takes the power of the formula %j',
    (formula) => {
      expect(csvLine([formula]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves numbers as they are, and writes nothing for null', () => {
    expect(csvLine([-5, '-5.25', 0, null, undefined, true])).toBe('-5,-5.25,0,,,true\r\n');
  });

  it('writes a list as the forms take it', () => {
    expect(csvLine([['2 vCPU', '40 GB, NVMe']])).toBe('"2 vCPU, ""40 GB, NVMe"""\r\n');
    expect(csvLine([['معالجان', 'مساحة، ونقل']])).toBe('"معالجان, ""مساحة، ونقل"""\r\n');
  });

  it.each(['a;=1+1', '＝1+1', ' =1+1', "'=1+1", 'a\n=1'])(
    'guards %j wherever a program may begin a cell',
    (text) => {
      expect(csvLine([text])).toMatch(/'[ =＝']/);
    },
  );
});
