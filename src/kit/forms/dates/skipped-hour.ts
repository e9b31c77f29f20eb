import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import { HOURS_3_MS, offsetInMs } from './repeated-hour.ts';

/** Moments to which the clock moves the skipped times that were typed, by the invalid dates that stand for those. */
const movedTo = new WeakMap<Dayjs, Date>();

/** Returns the moment that the clock shows instead of a typed time that it skips; null if the date is another one. */
export const momentAfterSkip = (date: Dayjs | null): Date | null => (date && movedTo.get(date)) ?? null;

/**
 * Reads what is typed like AdapterDayjs, and remembers of a time that the clock skips, as at the beginning of summer time,
 * what JavaScript makes of it. To the pickers it is as invalid as 31 February.
 */
export class SkipAwareAdapter extends AdapterDayjs {
  constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const parse = this.parse;
    this.parse = (value, format) => {
      const date = parse(value, format);
      const moved = date?.isValid() === false ? dayjs(value, format, this.locale) : null;
      if (date && moved && isMoved(moved, value, format)) movedTo.set(date, moved.toDate());

      return date;
    };
  }
}

/** Tells whether a date differs from the typed text in its time alone, because the clock had just skipped that time. */
function isMoved(date: Dayjs, value: string, format: string): boolean {
  const shown = date.format(format).split(' ');
  const parts = format
    .split(' ')
    .map((token, part) => /[Hhm]/.test(token) || shown[part] === value.split(' ')[part]);

  return date.isValid() && parts.every(Boolean) && isJustAfterGap(date.toDate());
}

/**
 * Tells whether the clock went forward less than its leap before a moment. `offsetAt` returns a moment's distance from UTC
 * in milliseconds.
 */
export function isJustAfterGap(moment: Date, offsetAt: (moment: Date) => number = offsetInMs): boolean {
  const own = offsetAt(moment);
  const before = offsetAt(new Date(moment.getTime() - HOURS_3_MS));

  return own > before && offsetAt(new Date(moment.getTime() - (own - before))) === before;
}
