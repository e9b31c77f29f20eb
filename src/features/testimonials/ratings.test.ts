import { describe, expect, it } from 'vitest';
import { ratingsOf } from './ratings.ts';

const rows = (site: string, { value = '4.6', count = '1234', date = '2026-10-01' } = {}) => [
  { key: `rating_${site}`, value },
  { key: `rating_${site}_count`, value: count },
  { key: `rating_${site}_date`, value: date },
];

describe('ratingsOf', () => {
  it('gives value, number of reviews and date of each review site, in a fixed order', () => {
    expect(ratingsOf([...rows('google', { value: '4' }), ...rows('trustpilot')])).toEqual([
      { site: 'trustpilot', value: 4.6, count: 1234, date: '2026-10-01' },
      { site: 'google', value: 4, count: 1234, date: '2026-10-01' },
    ]);
  });

  it.each([{ value: '' }, { count: '' }, { date: '' }])(
    'leaves out a rating that lacks its value, its number of reviews or its date: %o',
    (part) => {
      expect(ratingsOf(rows('g2', part))).toEqual([]);
    },
  );
});
