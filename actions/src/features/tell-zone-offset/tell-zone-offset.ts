import { object } from 'yup';
import { moment, readMoment } from '#actions/lib/moment.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { zoneName } from '#actions/lib/zone-name.ts';

const inputSchema = object({ zone: zoneName().required(), at: moment().required() });

/** A distance from UTC as Intl writes it, such as GMT, GMT+05:30 or, before standard time, GMT-00:44:30. */
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d))?/;

/** Tells a zone's distance from UTC at a moment by Node's time zone data, whose age may differ from that of a browser's. */
export function tellZoneOffset(input: unknown, session: Session): { minutes: number | null } {
  requireAdministrator(session);
  const { zone, at } = readInput(inputSchema, input);

  return { minutes: offsetMinutes(zone, readMoment(at)) };
}

/** Returns the minutes by which a zone's clock is ahead of UTC; null if Node doesn't know the zone. */
function offsetMinutes(zone: string, moment: Date | undefined): number | null {
  const format = formatIn(zone);
  if (!format) return null;
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = OFFSET.exec(offset) ?? [];
  const distance = Number(hours) * 60 + Number(minutes);

  return sign === '-' ? 0 - distance : distance;
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
