import { describe, expect, it } from 'vitest';
import { compareFeatures, type ComparedLine } from './comparison.ts';
import { featuresOf, type Feature } from './features.ts';

const english = (...features: string[]) => featuresOf({ features }, 'en');
const textsOf = (lines: readonly ComparedLine[]) =>
  lines.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
const compared = (...plans: Feature[][]) => {
  const { differing, included } = compareFeatures(plans);

  return { differing: textsOf(differing), included: textsOf(included) };
};

describe('compareFeatures', () => {
  it('puts what plans have in different measure into one line, in the order of their lists', () => {
    const lines = compared(
      english('1 website', '10 GB NVMe storage', '1 TB traffic', 'Backups kept for 7 days'),
      english('Unlimited websites', 'Unmetered traffic', '50 GB NVMe storage', 'Backups kept for 30 days'),
    );

    expect(lines).toEqual({
      differing: [
        ['1 website', 'Unlimited websites'],
        ['10 GB NVMe storage', '50 GB NVMe storage'],
        ['1 TB traffic', 'Unmetered traffic'],
        ['Backups kept for 7 days', 'Backups kept for 30 days'],
      ],
      included: [],
    });
  });

  it('keeps what some plans have word for word in a line of its own, before what all have', () => {
    const lines = compared(
      english('Your own domain', 'Webmail'),
      english('Your own domain', 'Webmail', 'Audit log'),
      english('webmail', 'Audit log', 'Several domains', 'Your own domain'),
    );

    expect(lines).toEqual({
      differing: [],
      included: [
        [null, 'Audit log', 'Audit log'],
        [null, null, 'Several domains'],
        ['Your own domain', 'Your own domain', 'Your own domain'],
        ['Webmail', 'Webmail', 'webmail'],
      ],
    });
  });

  it('says nothing of a plan whose list says nothing, though another plan has a measure of it', () => {
    const lines = compared(english('2 vCPU', '4 GB RAM'), english('8 vCPU', '240 GB NVMe storage'));

    expect(lines).toEqual({
      differing: [['2 vCPU', '8 vCPU']],
      included: [
        ['4 GB RAM', null],
        [null, '240 GB NVMe storage'],
      ],
    });
  });

  it('compares Arabic texts by the English ones beside them, and by their own words where those are missing', () => {
    const start = { features: ['2 vCPU'], features_ar: ['معالجان افتراضيان'] };
    const scale = { features: ['8 vCPU'], features_ar: ['8 معالجات افتراضية'] };
    const alone = (text: string) => featuresOf({ features: [], features_ar: [text] }, 'ar');

    expect(compared(featuresOf(start, 'ar'), featuresOf(scale, 'ar')).differing).toEqual([
      ['معالجان افتراضيان', '8 معالجات افتراضية'],
    ]);
    expect(compared(alone('ذاكرة 4 جيجابايت'), alone('ذاكرة 16 جيجابايت')).differing).toEqual([
      ['ذاكرة 4 جيجابايت', 'ذاكرة 16 جيجابايت'],
    ]);
  });

  it('gives each text of a plan one line, also where several are alike', () => {
    const lines = compared(english('1 backup a day', '1 backup a week'), english('2 backups a week'));

    expect(lines.differing).toEqual([['1 backup a week', '2 backups a week']]);
    expect(lines.included).toEqual([['1 backup a day', null]]);
  });
});
