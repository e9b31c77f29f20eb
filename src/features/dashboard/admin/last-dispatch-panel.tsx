import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import { paths } from '#src/config/paths.ts';
import { ShareBar } from '#src/kit/admin/charts/share-bar.tsx';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { LastDispatch, type Dispatch } from './dashboard-documents.ts';

/** Shows how far the last newsletter got, live. */
export function LastDispatchPanel() {
  const { data, error, restart } = useSubscription(LastDispatch);
  const refresh = () => Promise.resolve(restart());

  return (
    <PanelContent of={{ data, error, refresh }}>
      {({ dispatches: [dispatch] }) =>
        dispatch ? (
          <DispatchShares dispatch={dispatch} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="dashboard.dispatch.none" />
          </Typography>
        )
      }
    </PanelContent>
  );
}

type Share = {
  name: 'sent' | 'failed' | 'unknown' | 'skipped' | 'remaining';
  tone: StatusTone;
  count: number;
};

function DispatchShares({ dispatch }: { dispatch: Dispatch }) {
  const intl = useIntl();
  const { id, subject, subject_ar, created_at, recipients_count } = dispatch;
  const shares = sharesOf(dispatch);
  const label = intl.formatMessage(
    { id: 'dashboard.dispatch.chart' },
    { sent: dispatch.sent_count, count: recipients_count },
  );

  return (
    <>
      <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`${paths.admin}/newsletters?${new URLSearchParams({ dispatch: id }).toString()}`}
        >
          <TextWithVariables en={subject} ar={subject_ar} />
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        <FormattedDate value={created_at} {...MOMENT_FORMAT} />
      </Typography>
      <ShareBar shares={shares} label={label} />
      <Box component="dl" sx={legend}>
        {shares.map(({ name, tone, count }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              <QuietStatus tone={tone}>
                <FormattedMessage id={`dashboard.dispatch.${name}`} />
              </QuietStatus>
            </Typography>
            <Typography component="dd" variant="h4" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
              <FormattedNumber value={count} />
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}

/** States in which a dispatch sends nothing more. */
const ENDED = ['finished', 'cancelled'];

/** Returns the parts of a dispatch's recipients, without empty ones but those that were sent. */
function sharesOf(dispatch: Dispatch): Share[] {
  const { state, recipients_count, sent_count, failed_count, unknown_count, skipped_count } = dispatch;
  const done = sent_count + failed_count + unknown_count + skipped_count;
  const remaining = ENDED.includes(state) ? 0 : Math.max(0, recipients_count - done);
  const shares: Share[] = [
    { name: 'sent', tone: 'good', count: sent_count },
    { name: 'failed', tone: 'bad', count: failed_count },
    { name: 'unknown', tone: 'warning', count: unknown_count },
    { name: 'skipped', tone: 'off', count: skipped_count },
    { name: 'remaining', tone: 'waiting', count: remaining },
  ];

  return shares.filter(({ name, count }) => name === 'sent' || count > 0);
}

const legend = {
  display: 'grid',
  gap: 1.5,
  margin: 0,
  marginBlockStart: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
};
