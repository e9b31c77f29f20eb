import { describe, expect, it } from 'vitest';
import { CHART_DAYS, daysOfChart } from './days-of-chart.ts';

const NOW = '2026-03-01T00:10:00.000Z';

describe('daysOfChart', () => {
  it('returns null for a day without a stored total, 0 for a stored zero, and the current count for today', () => {
    const totals = [
      { day: '2026-02-26', subscribed_count: 0 },
      { day: '2026-02-27', subscribed_count: 12 },
      { day: '2026-03-01', subscribed_count: 9 },
    ];

    const days = daysOfChart(totals, 14, NOW);

    expect(days).toHaveLength(CHART_DAYS);
    expect(days[0]?.day).toBe('2026-01-31');
    expect(days.slice(-5)).toEqual([
      { day: '2026-02-25', count: null },
      { day: '2026-02-26', count: 0 },
      { day: '2026-02-27', count: 12 },
      { day: '2026-02-28', count: null },
      { day: '2026-03-01', count: 14 },
    ]);
  });
});
