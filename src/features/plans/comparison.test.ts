import { describe, expect, it } from 'vitest';
import { compareFeatures, hardwareOf } from './comparison.ts';
import { featuresOf, type Feature } from './features.ts';

const compared = (plans: Feature[][]) =>
  compareFeatures(plans).map(({ topic, cells }) => ({
    topic,
    cells: cells.map((features) => features.map(({ text }) => text)),
  }));

describe('compareFeatures', () => {
  it('puts features of one topic into one row, a cell for each plan', () => {
    const rows = compared([
      featuresOf({ features: ['1 website', '10 GB NVMe storage'] }, 'en'),
      featuresOf({ features: ['50 GB NVMe storage', 'A cake'] }, 'en'),
    ]);

    expect(rows).toEqual([
      { topic: 'websites', cells: [['1 website'], []] },
      { topic: 'storage', cells: [['10 GB NVMe storage'], ['50 GB NVMe storage']] },
      { topic: 'more', cells: [[], ['A cake']] },
    ]);
  });

  it('puts an Arabic text under the topic of its English text', () => {
    const plan = { features: ['2 vCPU', '2 GB RAM'], features_ar: ['معالجان', 'ذاكرة 2'] };

    expect(compared([featuresOf(plan, 'ar')])).toEqual([
      { topic: 'processor', cells: [['معالجان']] },
      { topic: 'memory', cells: [['ذاكرة 2']] },
    ]);
  });

  it('keeps every Arabic text when the English and the Arabic list differ in length', () => {
    const plan = { features: ['2 vCPU'], features_ar: ['معالجان', 'نسخ يومي'] };

    expect(compared([featuresOf(plan, 'ar')])).toEqual([{ topic: 'more', cells: [['معالجان', 'نسخ يومي']] }]);
  });

  it.each([
    ['Off-site backups of 100 GB', 'backups'],
    ['On-site engineer', 'support'],
    ['Unlimited websites', 'websites'],
    ['3 sites', 'websites'],
  ])('puts the feature "%s" under the topic "%s"', (feature, topic) => {
    expect(compared([featuresOf({ features: [feature] }, 'en')])).toEqual([{ topic, cells: [[feature]] }]);
  });
});

describe('hardwareOf', () => {
  it('names processor, memory and storage of the plans in their order, each once', () => {
    const plans = [
      ['2 vCPU', '4 GB RAM', 'DDoS protection'],
      ['2 vCPU', '8 GB RAM', '120 GB NVMe storage'],
    ].map((features) => featuresOf({ features }, 'en'));

    expect(hardwareOf(plans).map(({ topic, parts }) => [topic, parts.map(({ text }) => text)])).toEqual([
      ['processor', ['2 vCPU']],
      ['memory', ['4 GB RAM', '8 GB RAM']],
      ['storage', ['120 GB NVMe storage']],
    ]);
  });
});
