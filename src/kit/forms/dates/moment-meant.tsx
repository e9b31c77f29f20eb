import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { DAY_FORMAT, SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import { isKnownZone } from '#src/lib/messages/time-zone.ts';
import { otherMomentOf } from './repeated-hour.ts';

/** Names the person's time zone, as it is at this moment (summer time, say), with its distance from UTC. */
export function ZoneName({ moment }: { moment: Date }) {
  const intl = useIntl();
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    intl.formatDateToParts(moment, { timeZoneName }).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const zone = nameOf('long');
  const offset = nameOf('shortOffset');
  // No distance would be `GMT` or `GMT+0`, by the browser, beside a heading that says `UTC`.

  return (
    <Box component="span" sx={{ display: 'block' }}>
      <FormattedMessage
        id="forms.date.zone"
        values={{ zone, offset: /[1-9١-٩]/.test(offset) ? offset : 'UTC' }}
      />
    </Box>
  );
}

type ChoiceProps = { moment: Date; onChoose: (moment: Date) => void };

/** Says which moment is meant if the clock shows the time twice, as at the end of summer time, and offers the other. */
export function RepeatedHour({ moment, onChoose }: ChoiceProps) {
  const otherMoment = otherMomentOf(moment);
  if (!otherMoment) return null;
  const values = { meant: otherMoment.isLater ? 'first' : 'second' };

  return (
    <Box role="status" sx={{ typography: 'caption', paddingInline: 1.75 }}>
      <FormattedMessage id="forms.date.repeated" values={values} />{' '}
      <Button size="small" onClick={() => onChoose(otherMoment.moment)}>
        <FormattedMessage id="forms.date.otherHour" values={values} />
      </Button>
    </Box>
  );
}

/** Says that the clock skips the typed time, as at the beginning of summer time, and offers what it shows instead. */
export function SkippedHour({ moment, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const [day, time] = [intl.formatDate(moment, DAY_FORMAT), intl.formatTime(moment)];

  return (
    <Box role="status" sx={{ typography: 'caption', paddingInline: 1.75 }}>
      <FormattedMessage id="forms.date.skipped" values={{ day, time }} />{' '}
      <Button size="small" onClick={() => onChoose(moment)}>
        <FormattedMessage id="forms.date.takeHour" values={{ time }} />
      </Button>
    </Box>
  );
}

/** Shows a chosen time as it was chosen, in its own time zone, unless the person's clock shows the same. */
export function TimeInZone({ at, zone }: { at: string; zone: string | null | undefined }) {
  const intl = useIntl();
  if (!zone || !isKnownZone(zone)) return null;
  const there = intl.formatDate(at, { ...SCHEDULE_FORMAT, timeZone: zone });
  if (there === intl.formatDate(at, SCHEDULE_FORMAT)) return null;

  return (
    <Box component="span" sx={{ display: 'block' }}>
      <FormattedMessage id="forms.date.inZone" values={{ zone, at: there }} />
    </Box>
  );
}
