import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { paths } from '#src/config/paths.ts';
import { SectionCards } from '#src/features/admin-shell/components/section-cards.tsx';
import { Late } from '#src/kit/admin/late/late.tsx';
import { useAfterListOnceDrawn } from '#src/kit/admin/late/load-after-list.ts';
import { Panel } from '#src/kit/admin/panel/panel.tsx';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { figures } from './figures.ts';
import { sections } from './sections.ts';

const loadSteps = loadOnce(
  async () => (await import('#src/features/dashboard/admin/first-steps-panel.tsx')).FirstStepsPanel,
  'extra',
);
const loadAttention = loadOnce(
  async () => (await import('#src/features/dashboard/admin/attention-panel.tsx')).AttentionPanel,
  'field',
);
const loadSubscribers = loadOnce(
  async () => (await import('#src/features/dashboard/admin/subscribers-panel.tsx')).SubscribersPanel,
  'field',
);
const loadDispatch = loadOnce(
  async () => (await import('#src/features/dashboard/admin/last-dispatch-panel.tsx')).LastDispatchPanel,
  'field',
);
const loadNotices = loadOnce(
  async () => (await import('#src/features/notices/admin/live-notices.tsx')).LiveNotices,
  'field',
);

/**
 * Returns the start page of the back office. The panel with the latest changes needs the texts of the history, which
 * `loadTexts` loads with its code.
 */
export function dashboardPage(loadTexts: () => Promise<unknown>): ComponentType {
  const loadChanges = loadOnce(async () => {
    const [{ LatestChanges }, { historyWords }] = await Promise.all([
      import('#src/features/history/admin/latest-changes.tsx'),
      import('./history-words.ts'),
      loadTexts(),
    ]);
    return { LatestChanges, historyWords };
  }, 'field');

  return function DashboardPage() {
    // The next page is a list.
    useAfterListOnceDrawn(true);
    const others = sections.slice(1).filter(({ isOwn }) => !isOwn);

    return (
      <>
        <PageHeader
          title={<FormattedMessage id="admin.dashboard.heading" />}
          text={<FormattedMessage id="admin.dashboard.subtitle" />}
        />
        <Box sx={panels}>
          <Panel title="dashboard.attention.title" isFirst load={loadAttention}>
            {(Attention) => <Attention />}
          </Panel>
          <Late load={loadSteps} fallback={null} frame={() => null}>
            {(FirstSteps) => <FirstSteps />}
          </Late>
          <Charts />
          <Box sx={pair}>
            <Panel
              title="dashboard.notices.title"
              link={{ to: page('notices'), text: 'dashboard.notices.all' }}
              load={loadNotices}
            >
              {(LiveNotices) => (
                <LiveNotices empty={<Nothing text="dashboard.notices.none" />} more={moreNotices} />
              )}
            </Panel>
            <Panel
              title="dashboard.changes.title"
              link={{ to: page('history'), text: 'dashboard.changes.all' }}
              load={loadChanges}
            >
              {({ LatestChanges, historyWords }) => (
                <LatestChanges words={historyWords} empty={<Nothing text="dashboard.changes.none" />} />
              )}
            </Panel>
          </Box>
        </Box>
        <SectionCards sections={others} figures={figures} />
      </>
    );
  };
}

function Charts() {
  return (
    <Box sx={charts}>
      <Panel
        title="dashboard.subscribers.title"
        link={{ to: page('contacts'), text: 'dashboard.subscribers.all' }}
        load={loadSubscribers}
      >
        {(Subscribers) => <Subscribers />}
      </Panel>
      <Panel
        title="dashboard.dispatch.title"
        link={{ to: page('newsletters'), text: 'dashboard.dispatch.all' }}
        load={loadDispatch}
      >
        {(LastDispatch) => <LastDispatch />}
      </Panel>
    </Box>
  );
}

function Nothing({ text }: { text: MessageId }) {
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage id={text} />
    </Typography>
  );
}

const moreNotices = (count: number) => (
  <Link component={RouterLink} to={page('notices')} color="textSecondary" variant="body2">
    <FormattedMessage id="dashboard.notices.more" values={{ count }} />
  </Link>
);

const page = (name: string) => `${paths.admin}/${name}`;

const panels = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, marginBlockEnd: 4 };
const charts = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
};
const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
