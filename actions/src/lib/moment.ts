import { string } from 'yup';

/** A moment with its zone (ISO 8601); without one, it would mean another moment on each server. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d{1,6})?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/i;

/**
 * Reads a moment: `undefined` if it is not in the form of MOMENT, and an invalid date for a day or time that does not
 * exist, which JavaScript would take for one of the next month.
 */
export function readMoment(text: string): Date | undefined {
  const match = MOMENT.exec(text);
  if (!match) return undefined;
  const [, minute = '', seconds = ':00', fraction = '', sign = '+', hours = '00', minutes = '00'] = match;
  const local = `${minute}${seconds}`.toUpperCase();
  const date = new Date(`${local}${fraction}${sign}${hours}:${minutes}`);
  const unmoved = new Date(`${local}Z`);
  const exists = !Number.isNaN(unmoved.getTime()) && unmoved.toISOString().startsWith(local);

  return exists ? date : new Date(NaN);
}

/** A schema for the text of a moment, for `readMoment` to read. */
export const moment = () =>
  string()
    .test(
      'moment',
      '${path} must be an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z',
      (text) => typeof text !== 'string' || readMoment(text) !== undefined,
    )
    .test(
      'moment',
      '${path} must be a day and a time that exist',
      (text) => typeof text !== 'string' || !Number.isNaN(readMoment(text)?.getTime() ?? 0),
    );
