import { describe, expect, it } from 'vitest';
import { readFeatures, toFeatureText } from './feature-text.ts';

describe('readFeatures', () => {
  it('splits a comma-separated text into a trimmed list without empty entries', () => {
    expect(readFeatures(' 2 vCPU ,40 GB NVMe,, ,1 TB traffic, ')).toEqual([
      '2 vCPU',
      '40 GB NVMe',
      '1 TB traffic',
    ]);
    expect(readFeatures('  ')).toEqual([]);
  });

  it('leaves out invisible entries', () => {
    expect(readFeatures('SSL,\u200B, \u2060 ,"\uFEFF",Backup')).toEqual(['SSL', 'Backup']);
  });

  it('splits at the Arabic comma and at a new line as well', () => {
    expect(readFeatures('معالجان، مساحة 40 جيجابايت\nدعم')).toEqual(['معالجان', 'مساحة 40 جيجابايت', 'دعم']);
  });

  it('keeps a comma within quotation marks', () => {
    expect(readFeatures('"2 Gbit/s, unmetered" , IPMI')).toEqual(['2 Gbit/s, unmetered', 'IPMI']);
    expect(readFeatures('"say ""hi"", twice"')).toEqual(['say "hi", twice']);
  });

  it('reads a quotation mark within an entry as a plain character', () => {
    expect(readFeatures('2.5" disks, IPMI')).toEqual(['2.5" disks', 'IPMI']);
  });

  it.each(['"2 Gbit/s, unmetered', '"a" b, c', '"'])(
    'gives null for the unclear quotation marks in %s',
    (text) => {
      expect(readFeatures(text)).toBeNull();
    },
  );
});

describe('toFeatureText', () => {
  it.each([
    [['2 vCPU', '40 GB NVMe']],
    [['2 Gbit/s, unmetered', 'IPMI']],
    [['مساحة، ونقل', 'دعم']],
    [['"quoted"', '3.5" disk', 'a "b", c', '"']],
    [[' outer spaces ', 'two\nlines', ',', '،']],
  ])('gives a text from which readFeatures reads the same list: %j', (features) => {
    expect(readFeatures(toFeatureText(features))).toEqual(features);
    expect(readFeatures(toFeatureText(features, 'ar'))).toEqual(features);
  });

  it('writes plain features without quotation marks, and null as an empty text', () => {
    expect(toFeatureText(['2 vCPU', '2.5" disks'])).toBe('2 vCPU, 2.5" disks');
    expect(toFeatureText(null)).toBe('');
  });
});
