import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { paths } from '#src/config/paths.ts';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import type { Audience } from '../progress/dispatch-documents.ts';
import { sendingErrors } from './sending-errors.ts';

type AudienceCountsProps = { audience: Audience | undefined; error: unknown; hasArabic: boolean };

/** Shows how many contacts get a newsletter, who is left out and why, how long sending takes, and what prevents it. */
export function AudienceCounts({ audience, error, hasArabic }: AudienceCountsProps) {
  const errorText = useErrorText();
  if (error !== undefined) {
    return <Alert severity="error">{errorText(error, { errors: sendingErrors })}</Alert>;
  }
  if (!audience) return <Skeleton variant="rounded" height={72} sx={{ marginBlockEnd: 2.5 }} />;
  const { recipients, arabic, unsubscribed, bounced, rate_limit, missing_settings } = audience;
  const parts = [
    [hasArabic ? 'newsletters.audience.arabic' : 'newsletters.audience.arabicInEnglish', arabic],
    ['newsletters.audience.unsubscribed', unsubscribed],
    ['newsletters.audience.bounced', bounced],
  ] as const;

  return (
    <>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id="newsletters.audience.title" />
      </Typography>
      <Box component="ul" sx={list}>
        <li>
          <FormattedMessage id="newsletters.audience.recipients" values={{ count: recipients }} />
        </li>
        {parts.map(
          ([id, count]) =>
            count > 0 && (
              <li key={id}>
                <FormattedMessage id={id} values={{ count }} />
              </li>
            ),
        )}
        {recipients > 0 && (
          <li>
            <Duration recipients={recipients} rate={rate_limit} />
          </li>
        )}
      </Box>
      {missing_settings.length > 0 && <MissingSettings names={missing_settings} />}
    </>
  );
}

/** Number of minutes from which a duration is said in hours. */
const LONG_MINUTES = 120;
const MINUTES_OF_HOUR = 60;

/** Says how long a dispatch takes at the rate in force; a rate of 0 means that there is no limit. */
function Duration({ recipients, rate }: { recipients: number; rate: number }) {
  const intl = useIntl();
  if (rate === 0) return <FormattedMessage id="newsletters.audience.unlimited" />;
  const minutes = recipients / rate;
  if (minutes <= 1) return <FormattedMessage id="newsletters.audience.shortDuration" values={{ rate }} />;
  const isLong = minutes > LONG_MINUTES;
  const duration = intl.formatNumber(Math.round(isLong ? minutes / MINUTES_OF_HOUR : minutes), {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  });

  return <FormattedMessage id="newsletters.audience.duration" values={{ duration, rate }} />;
}

const SETTINGS = ['sender_name', 'sender_email', 'postal_address'] as const;

function MissingSettings({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  const labels = names.map((name) => {
    const known = SETTINGS.find((setting) => setting === name);

    return known ? intl.formatMessage({ id: `kit.sender.${known}` }) : name;
  });

  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2.5 }}>
      <FormattedMessage
        id="newsletters.audience.missing"
        values={{
          settings: <FormattedList value={labels} />,
          link: (text) => <Link to={`${paths.admin}/settings`}>{text}</Link>,
        }}
      />
    </Alert>
  );
}

const list = { marginBlock: '0 20px', paddingInlineStart: 2.5, '& li': { display: 'list-item' } };
