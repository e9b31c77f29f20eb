import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { missingSender } from '#src/kit/admin/sender/use-missing-sender.ts';
import { QuietStatus, toneColours, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { ARABIC_GAPS } from './arabic-gaps.ts';
import { attentionItems, type AttentionItem } from './attention-items.ts';
import { AttentionLine } from './attention-line.tsx';
import {
  AnythingChanged,
  Attention,
  DispatchProblems,
  WebhookHealthChanged,
  type AttentionData,
} from './dashboard-documents.ts';
import { useHiddenItems } from './use-hidden-items.ts';

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
  const { shown, hiddenCount, hide, showAll } = useHiddenItems(items);

  return (
    <>
      {shown.length === 0 ? (
        <Typography variant="body2" component="div" color="textSecondary">
          <QuietStatus tone="good">
            <FormattedMessage id="dashboard.attention.none" />
          </QuietStatus>
        </Typography>
      ) : (
        <Box component="ul" sx={{ ...list, '&::before': edgeIn(mostUrgent(shown)) }}>
          {shown.map((item) => (
            <AttentionLine key={item.key} item={item} onHide={() => hide(item)} />
          ))}
        </Box>
      )}
      {hiddenCount > 0 && (
        <Button size="small" color="inherit" onClick={showAll} sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage id="dashboard.attention.hidden" values={{ count: hiddenCount }} />
        </Button>
      )}
    </>
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

/** Tones of entries, the most urgent first. */
const TONES: readonly StatusTone[] = ['bad', 'warning', 'waiting'];
const mostUrgent = (items: readonly AttentionItem[]) =>
  TONES.find((tone) => items.some((item) => item.tone === tone)) ?? 'waiting';

/** Edge of the panel around the list, in the colour of its most urgent entry. */
const edgeIn = (tone: StatusTone) => ({
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 6,
  backgroundColor: toneColours[tone],
});
const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' };
