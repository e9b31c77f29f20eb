import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { noticeColors } from '../components/notice-colors.ts';
import { ShownNotice } from '../components/notice-slide.tsx';
import { LiveNotices as LiveNoticesQuery, liveAt, LiveNoticesChanged } from './live-notices-documents.ts';

type LiveNoticesProps = {
  /** Shown if there is none. */
  empty: ReactNode;
  /** Says how many more there are than are shown. */
  more: (count: number) => ReactNode;
};

/** Shows the first notices that visitors see now, one below the other, as the banner draws each. */
export function LiveNotices({ empty, more }: LiveNoticesProps) {
  const now = useNow();
  const variables = useMemo(() => ({ live: liveAt(now) }), [now]);
  const query = useLiveQuery(LiveNoticesQuery, variables, LiveNoticesChanged);

  return (
    <PanelContent of={query}>
      {({ notices, total }) =>
        notices.length === 0 ? (
          empty
        ) : (
          <>
            <Box component="ul" sx={list}>
              {notices.map((notice) => (
                <Box component="li" key={notice.id} className={noticeColors(notice.severity)} sx={bar}>
                  <ShownNotice notice={notice} />
                </Box>
              ))}
            </Box>
            {countOf(total) > notices.length && (
              <Box sx={{ marginBlockStart: 1.5 }}>{more(countOf(total) - notices.length)}</Box>
            )}
          </>
        )
      }
    </PanelContent>
  );
}

type Counted = { aggregate?: { count: number } | null | undefined };
const countOf = ({ aggregate }: Counted) => aggregate?.count ?? 0;

const list = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' };
const bar = {
  padding: '8px 16px',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
};
