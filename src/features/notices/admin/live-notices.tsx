import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { noticeColors } from '../components/notice-colors.ts';
import { ShownNotice } from '../components/notice-slide.tsx';
import { LiveNotices as LiveNoticesQuery, LiveNoticesChanged } from './live-notices-documents.ts';

/** Shows the notices that visitors see now, one below the other, as the banner draws each. */
export function LiveNotices({ empty }: { /** Shown if there is none. */ empty: ReactNode }) {
  const now = useNow();
  const query = useLiveQuery(LiveNoticesQuery, { now }, LiveNoticesChanged);

  return (
    <PanelContent of={query}>
      {({ notices }) =>
        notices.length === 0 ? (
          empty
        ) : (
          <Box component="ul" sx={list}>
            {notices.map((notice) => (
              <Box component="li" key={notice.id} className={noticeColors(notice.severity)} sx={bar}>
                <ShownNotice notice={notice} />
              </Box>
            ))}
          </Box>
        )
      }
    </PanelContent>
  );
}

const list = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' };
const bar = {
  padding: '8px 16px',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
};
