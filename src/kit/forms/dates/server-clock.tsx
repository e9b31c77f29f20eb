import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { DAY_FORMAT, MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { ownZone, utcOffset } from '#src/lib/messages/time-zone.ts';

const ZoneOffset = graphql(`
  query ZoneOffset($zone: String!, $at: timestamptz!) {
    offset: zone_offset(zone: $zone, at: $at) {
      minutes
    }
  }
`);

/**
 * Warns where the server's clock in the person's time zone differs at a moment from the browser's: their time zone data are
 * not of the same age. Without the server's answer, and in a zone that it doesn't know, there is nothing to compare.
 */
export function ServerClock({ moment }: { moment: Date }) {
  const intl = useIntl();
  const zone = ownZone();
  const { data } = useQuery(ZoneOffset, { variables: { zone, at: moment.toISOString() } });
  const own = Math.round(-moment.getTimezoneOffset());
  const server = data?.offset.minutes ?? own;
  if (server === own) return null;

  return (
    <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
      <FormattedMessage
        id="forms.date.clocksDiffer"
        values={{
          zone,
          day: intl.formatDate(moment, DAY_FORMAT),
          own: utcOffset(own),
          server: utcOffset(server),
          utc: intl.formatDate(moment, { ...MOMENT_FORMAT, timeZone: 'UTC' }),
        }}
      />
    </Alert>
  );
}
