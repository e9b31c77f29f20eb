import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { missingSender } from '#src/kit/admin/sender/use-missing-sender.ts';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { ARABIC_GAPS } from './arabic-gaps.ts';
import { attentionItems, type AttentionItem } from './attention-items.ts';
import {
  AnythingChanged,
  Attention,
  DispatchProblems,
  WebhookHealthChanged,
  type AttentionData,
} from './dashboard-documents.ts';

const DAYS_OF_WEEK = 7;

/** Lists what waits for an administrator; each line leads to the page on which it is settled. */
export function AttentionPanel() {
  const now = useNow();
  const variables = useMemo(() => ({ now, ...daysAround(now), ...ARABIC_GAPS }), [now]);
  const query = useLiveQuery(Attention, variables, AnythingChanged);
  const { refresh } = query;
  // These two tables have no history.
  useSubscription(DispatchProblems, { ignoreResults: true, onData: () => void refresh() });
  useSubscription(WebhookHealthChanged, { ignoreResults: true, onData: () => void refresh() });

  return <PanelContent of={query}>{(data) => <AttentionList data={data} />}</PanelContent>;
}

function AttentionList({ data }: { data: AttentionData }) {
  const { environment } = useRuntimeConfig();
  const items = attentionItems(data, missingSender(data.settings, environment.company.postalAddress.en));
  if (items.length === 0) {
    return (
      <Typography variant="body2" component="div" color="textSecondary">
        <QuietStatus tone="good">
          <FormattedMessage id="dashboard.attention.none" />
        </QuietStatus>
      </Typography>
    );
  }

  return (
    <Box component="ul" sx={list}>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </Box>
  );
}

function Item({ item: { tone, text, name, count, settings = [], at, to } }: { item: AttentionItem }) {
  const intl = useIntl();
  const labels = settings.map((setting) => intl.formatMessage({ id: `kit.sender.${setting}` }));

  return (
    <Typography component="li" variant="body2">
      <QuietStatus tone={tone}>
        <Link component={RouterLink} to={to} color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage
            id={text}
            values={{
              count: count ?? 0,
              name: <TextWithVariables key="name" en={name?.en ?? ''} ar={name?.ar} />,
              settings: <FormattedList key="settings" value={labels} />,
              at: at ? intl.formatDate(at, { hour: 'numeric', minute: 'numeric' }) : '',
            }}
          />
        </Link>
      </QuietStatus>
    </Typography>
  );
}

/** Returns the midnight that ends the reader's day, and the one that began the week before it. */
function daysAround(now: string) {
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  midnight.setDate(midnight.getDate() + 1);
  const weekAgo = new Date(midnight);
  weekAgo.setDate(weekAgo.getDate() - DAYS_OF_WEEK);

  return { midnight: midnight.toISOString(), week_ago: weekAgo.toISOString() };
}

const list = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' };
