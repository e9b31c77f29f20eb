import { describe, expect, it } from 'vitest';
import { commonFeatures, featuresOf, keepUnits, withoutFeatures } from './features.ts';

const start = { features: ['2 vCPU', 'DDoS protection'], features_ar: ['معالجان', 'حماية'] };
const scale = { features: ['ddos protection', '8 vCPU'], features_ar: ['حماية من الهجمات', '8 معالجات'] };

describe('commonFeatures', () => {
  it('are the features that every plan has, at any position and in any letter case', () => {
    expect(commonFeatures([start, scale], 'en').map(({ text }) => text)).toEqual(['DDoS protection']);
  });

  it('are given in Arabic where Arabic is asked for', () => {
    expect(commonFeatures([start, scale], 'ar').map(({ text }) => text)).toEqual(['حماية']);
  });

  it('are none for a single plan, which would lose its whole list', () => {
    expect(commonFeatures([start], 'en')).toEqual([]);
  });

  it('are removed from the features of a plan by withoutFeatures', () => {
    const own = withoutFeatures(featuresOf(scale, 'en'), commonFeatures([start, scale], 'en'));

    expect(own.map(({ text }) => text)).toEqual(['8 vCPU']);
  });
});

describe('a number and its unit', () => {
  it.each([
    ['مساحة 40 جيجابايت على أقراص NVMe', 'مساحة 40_جيجابايت على أقراص NVMe'],
    ['اتصال 1 جيجابت/ث دون حدّ للنقل', 'اتصال 1_جيجابت/ث دون حدّ للنقل'],
    ['2 × 3.84 TB NVMe in RAID 1', '2 × 3.84_TB NVMe in RAID 1'],
    ['1 IPv4 and a /64 of IPv6', '1_IPv4 and a /64 of IPv6'],
  ])('stay on one line: %s', (text, shown) => {
    expect(keepUnits(text)).toBe(shown.replaceAll('_', '\u00a0'));
  });
});
