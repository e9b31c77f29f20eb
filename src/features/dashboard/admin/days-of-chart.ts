import type { DayCount } from '#src/kit/admin/charts/line-chart.tsx';

/** Days that the chart shows, today included. */
export const CHART_DAYS = 30;

const DATE_LENGTH = 'yyyy-MM-dd'.length;

/** Returns the day, in UTC as the totals have it, that lies a number of days before a moment. */
export function dayBefore(moment: string, days: number): string {
  const date = new Date(moment);
  date.setUTCDate(date.getUTCDate() - days);

  return date.toISOString().slice(0, DATE_LENGTH);
}

type Total = { day: string; subscribed_count: number };

/**
 * Returns a count for each day of the chart: those of days without a total are null, and that of today is the present
 * one, as its total is still being counted.
 */
export function daysOfChart(totals: readonly Total[], today: number, now: string): DayCount[] {
  const byDay = new Map(totals.map(({ day, subscribed_count }) => [day, subscribed_count]));
  const days = Array.from({ length: CHART_DAYS }, (_, index) => dayBefore(now, CHART_DAYS - 1 - index));

  return days.map((day, index) => ({
    day,
    count: index === days.length - 1 ? today : (byDay.get(day) ?? null),
  }));
}
