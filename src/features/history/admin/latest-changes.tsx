import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import { paths } from '#src/config/paths.ts';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { PanelContent } from '#src/kit/admin/panel/panel.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { Actor, ChangedRecord, ChangeInWords } from './history-cells.tsx';
import { HistoryChanged, type HistoryRow } from './history-documents.ts';
import { HistoryWordsContext } from './history-words-context.ts';
import type { HistoryWords } from './history-words.ts';
import { LatestChanges as LatestChangesQuery } from './latest-changes-documents.ts';

type LatestChangesProps = { words: HistoryWords; /** Shown if there is none. */ empty: ReactNode };

/** Lists the last changes with who made them; each opens its entry of the history. */
export function LatestChanges({ words, empty }: LatestChangesProps) {
  const query = useLiveQuery(LatestChangesQuery, {}, HistoryChanged);

  return (
    <HistoryWordsContext value={words}>
      <PanelContent of={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            empty
          ) : (
            <Box component="ul" sx={list}>
              {entries.map((entry) => (
                <Change key={entry.id} entry={entry} />
              ))}
            </Box>
          )
        }
      </PanelContent>
    </HistoryWordsContext>
  );
}

function Change({ entry }: { entry: HistoryRow }) {
  return (
    <Box component="li" sx={change}>
      <Link
        component={RouterLink}
        to={`${paths.admin}/history${recordSearch(String(entry.id))}`}
        color="textPrimary"
        underline="hover"
        sx={record}
      >
        <ChangedRecord entry={entry} />
      </Link>
      <Typography variant="body2" component="div" sx={{ minWidth: 0 }}>
        <ChangeInWords entry={entry} />
        <Typography variant="caption" component="div" color="textSecondary" sx={byWhom}>
          <Actor entry={entry} />{' '}
          <span>
            <FormattedDate value={entry.happened_at} {...MOMENT_FORMAT} />
          </span>
        </Typography>
      </Typography>
    </Box>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' };
/** A long name, such as a notice's text, is cut off after two lines; the entry that opens shows all of it. */
const record = {
  minWidth: 0,
  display: 'block',
  '& > :first-of-type': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
};
/** Person and time are beside each other where both have room, and neither is parted. */
const byWhom = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  '& > span': { whiteSpace: 'nowrap' },
};
const change = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 2,
  paddingBlock: 1,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
};
