import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { LineChart, type DayCount } from '#src/kit/admin/charts/line-chart.tsx';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { DAY_FORMAT } from '#src/lib/messages/date-formats.ts';
import { SubscribersChanged, SubscriberTotals } from './dashboard-documents.ts';
import { CHART_DAYS, dayBefore, daysOfChart } from './days-of-chart.ts';

/** Draws how many contacts were subscribed on each of the last days, with the same counts as a table. */
export function SubscribersPanel() {
  const now = useNow();
  const query = useLiveQuery(SubscriberTotals, { since: dayBefore(now, CHART_DAYS - 1) }, SubscribersChanged);

  return (
    <PanelContent of={query}>
      {(data) => <Subscribers days={daysOfChart(data.totals, data.now.aggregate?.count ?? 0, now)} />}
    </PanelContent>
  );
}

function Subscribers({ days }: { days: readonly DayCount[] }) {
  const intl = useIntl();
  const counted = days.filter((day): day is DayCount & { count: number } => day.count !== null);
  const [first] = counted;
  const today = counted.at(-1)?.count ?? 0;
  const change = today - (first?.count ?? today);
  const label = intl.formatMessage({ id: 'dashboard.subscribers.chart' }, { count: today, days: CHART_DAYS });

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedNumber value={today} />
        </Typography>
        {first && counted.length > 1 && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage
              id="dashboard.subscribers.change"
              values={{
                change: intl.formatNumber(change, { signDisplay: 'exceptZero' }),
                since: intl.formatDate(first.day, { ...DAY_FORMAT, timeZone: 'UTC' }),
              }}
            />
          </Typography>
        )}
      </Box>
      {counted.length > 1 ? (
        <>
          <LineChart days={days} label={label} />
          <CountTable days={counted} />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="dashboard.subscribers.begin" />
        </Typography>
      )}
    </>
  );
}

/** Shows the counts of the chart as a table, newest first, which is opened by hand. */
function CountTable({ days }: { days: readonly (DayCount & { count: number })[] }) {
  return (
    <Box component="details" sx={{ marginBlockStart: 1.5, typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        <FormattedMessage id="dashboard.subscribers.table" />
      </Box>
      <Box sx={{ maxHeight: 200, overflowY: 'auto' }} tabIndex={0} role="group">
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="dashboard.subscribers.day" />
              </th>
              <th scope="col">
                <FormattedMessage id="dashboard.subscribers.count" />
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, count }) => (
              <tr key={day}>
                <td>
                  <FormattedDate value={day} {...DAY_FORMAT} timeZone="UTC" />
                </td>
                <td>
                  <FormattedNumber value={count} />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 0.5,
    textAlign: 'start',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& td:last-child, & th:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};
