import { describe, expect, it } from 'vitest';
import { containsPattern } from './contains-pattern.ts';

describe('containsPattern', () => {
  it('finds a text anywhere, its wildcards taken as letters', () => {
    expect(containsPattern('100% a_b\\c')).toBe(String.raw`%100\% a\_b\\c%`);
  });
});
