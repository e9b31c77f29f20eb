import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { countsOf, summaryOf } from '../import-counts.ts';
import { ImportHistory, type PastImport } from '../import-documents.ts';
import { importErrors } from '../import-errors.ts';
import { useUndo } from '../use-undo.ts';

/** Lists the last imports with their results; a finished one can be undone. */
export function ImportHistoryList({ onUndone }: { onUndone: () => void }) {
  const id = useId();
  const { data } = useSubscription(ImportHistory);
  if (!data || data.imports.length === 0) return null;

  return (
    <Box component="section" aria-labelledby={id} sx={place}>
      <Typography id={id} variant="subtitle2" component="h3" color="textSecondary">
        <FormattedMessage id="contacts.import.history" />
      </Typography>
      <Stack component="ul" sx={list}>
        {data.imports.map((past) => (
          <HistoryRow key={past.id} past={past} onUndone={onUndone} />
        ))}
      </Stack>
    </Box>
  );
}

const STATES = ['receiving', 'merging', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const;
const tones: Record<(typeof STATES)[number], StatusTone> = {
  receiving: 'waiting',
  merging: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'off',
  undoing: 'waiting',
  undone: 'off',
};

function HistoryRow({ past, onUndone }: { past: PastImport; onUndone: () => void }) {
  const state = STATES.find((known) => known === past.state) ?? 'failed';
  const undo = useUndo(past, onUndone);

  return (
    <Box component="li" sx={row}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {past.file_name ? (
          <bdi>{past.file_name}</bdi>
        ) : (
          <FormattedMessage id={`contacts.import.from.${past.source === 'api' ? 'api' : 'file'}`} />
        )}
      </Typography>
      <Typography variant="body2" component="span">
        <QuietStatus tone={tones[state]}>
          <FormattedMessage id={`contacts.import.state.${state}`} />
        </QuietStatus>
      </Typography>
      {state === 'done' && past.created_count + past.updated_count > 0 ? <UndoButton {...undo} /> : <span />}
      <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        <FormattedDate value={past.created_at} {...MOMENT_FORMAT} />
        {past.person && (
          <>
            {' · '}
            <bdi>{past.person.email}</bdi>
          </>
        )}
        {' · '}
        <Outcome past={past} />
        {past.warning_count > 0 && (
          <>
            {' · '}
            <FormattedMessage id="contacts.import.warnings" values={{ count: past.warning_count }} />
          </>
        )}
      </Typography>
    </Box>
  );
}

function Outcome({ past }: { past: PastImport }) {
  const fault = importErrors[past.error_code as keyof typeof importErrors] as
    | (typeof importErrors)[keyof typeof importErrors]
    | undefined;
  if (past.state === 'failed' && fault) return <FormattedMessage id={fault} />;
  if (past.state === 'undoing') {
    return <FormattedMessage id="contacts.import.removed" values={{ count: past.removed_count }} />;
  }

  return <FormattedMessage id="contacts.import.summary" values={summaryOf(countsOf(past))} />;
}

function UndoButton({ start, isPending }: ReturnType<typeof useUndo>) {
  return (
    <Button size="small" loading={isPending} onClick={() => void start()}>
      <FormattedMessage id="kit.undo" />
    </Button>
  );
}

const place = { paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' };
const list = { listStyle: 'none', margin: '8px 0 0', padding: 0, gap: 1.5 };
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5rem',
  columnGap: 2,
  alignItems: 'center',
};
