import { describe, expect, it } from 'vitest';
import { withGuard, withoutGuard } from './formula-guard.ts';

describe('withGuard and withoutGuard', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+A1', "'+A1"],
    ['-A1', "'-A1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋A1', "'＋A1"],
    ['﹣A1', "'﹣A1"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a;' =1+1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a|@x', "a|'@x"],
    ['a\n=1+1', "a\n'=1+1"],
    ['\t=1', "'\t'=1"],
    ["'=1", "''=1"],
    ["a;'=1", "a;''=1"],
    ['-5-A1', "'-5-A1"],
  ])('put an apostrophe before the formula in %j, and take it away again', (text, guarded) => {
    expect(withGuard(text)).toBe(guarded);
    expect(withoutGuard(guarded)).toBe(text);
  });

  it.each([
    '-5',
    '-5.25',
    '+5',
    'a;-5',
    'O’Neil',
    "O'Neil",
    "'tis",
    'salma@example.test',
    '2026-01-02',
    'a; b',
    'x=1',
  ])('do not change %j, which holds no formula', (text) => {
    expect(withGuard(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  });
});
