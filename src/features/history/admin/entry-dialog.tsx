import { useApolloClient, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogHead } from '#src/kit/admin/dialogs/dialog-head.tsx';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { ChangeTable } from './change-table.tsx';
import { Actor, ChangedAt, ChangedRecord, ChangeInWords } from './history-cells.tsx';
import { HistoryEntry, RestoreEntry, type HistoryDetails } from './history-documents.ts';
import { countTogether, isRestorable } from './history-words.ts';

export type EntryDialogProps = EntryProps & { open: boolean };
type EntryProps = { id: string | null; onClose: () => void; onRestored: () => void };

/** Shows one change in words, with before and after, and buttons that restore it. */
export function EntryDialog({ open, id, onClose, onRestored }: EntryDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE);
  // `shownId` keeps the content while the dialog closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} onClose={isPhone ? onClose : undefined}>
        <FormattedMessage id="history.entry.title" />
      </DialogHead>
      {shownId !== null && <Entry key={shownId} id={shownId} onClose={onClose} onRestored={onRestored} />}
    </Dialog>
  );
}

function Entry({ id, onClose, onRestored }: EntryProps & { id: string }) {
  const { data, error } = useQuery(HistoryEntry, { variables: { id }, fetchPolicy: 'no-cache' });
  const errorText = useErrorText();
  const { restore, isPending } = useRestore(() => {
    onRestored();
    onClose();
  });
  const entry = data?.entry;

  return (
    <>
      <DialogContent>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        {data && !entry && (
          <Alert severity="warning">
            <FormattedMessage id="history.errors.unknown" />
          </Alert>
        )}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {entry && <EntryText entry={entry} />}
      </DialogContent>
      <DialogActions disableSpacing sx={actionsLook}>
        <Button color="inherit" onClick={onClose}>
          <FormattedMessage id="history.entry.close" />
        </Button>
        {entry && isRestorable(entry) && (
          <RestoreButtons
            entry={entry}
            isPending={isPending}
            onRestore={(whole) => void restore(entry.id, whole)}
          />
        )}
      </DialogActions>
    </>
  );
}

/** On phones the buttons fill the line. */
const actionsLook = { padding: 2, gap: 1, flexWrap: 'wrap', '& > *': { flexGrow: { xs: 1, sm: 0 } } };

type RestoreButtonsProps = {
  entry: HistoryDetails;
  isPending: boolean;
  onRestore: (wholeTransaction: boolean) => void;
};

/** Offers to restore this record and, if its transaction changed more records, all of them. */
function RestoreButtons({ entry, isPending, onRestore }: RestoreButtonsProps) {
  const count = countTogether(entry);
  const isDeletion = entry.operation === 'delete';

  return (
    <>
      {count > 1 && (
        <Button variant="outlined" disabled={isPending} onClick={() => onRestore(true)}>
          <FormattedMessage
            id={`history.restore.${isDeletion ? 'allRows' : 'allValues'}`}
            values={{ count }}
          />
        </Button>
      )}
      <Button variant="contained" loading={isPending} onClick={() => onRestore(false)}>
        <FormattedMessage id={`history.restore.${isDeletion ? 'row' : 'values'}`} />
      </Button>
    </>
  );
}

function EntryText({ entry }: { entry: HistoryDetails }) {
  return (
    <>
      <ChangedRecord entry={entry} />
      <DialogContentText component="div" sx={{ marginBlock: 1.5 }}>
        <ChangeInWords entry={entry} />
        {' · '}
        <Actor entry={entry} />
        {' · '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <ChangedAt at={entry.happened_at} />
        </Box>
      </DialogContentText>
      <ChangeTable entry={entry} />
    </>
  );
}

/** Texts for the codes with which the database refuses to restore. */
const errors = {
  'history-not-restorable': 'history.errors.notRestorable',
  'history-record-exists': 'history.errors.exists',
  'history-record-gone': 'history.errors.gone',
  'history-entry-unknown': 'history.errors.unknown',
} as const;

function useRestore(onDone: () => void) {
  const client = useApolloClient();
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors });

  const restore = (id: string, whole: boolean) =>
    run(async () => {
      const { data } = await client.mutate({
        mutation: RestoreEntry,
        variables: { entry_id: id, whole_transaction: whole },
      });
      toasts.success('history.restore.done', { values: { count: data?.restored.length ?? 1 } });
      onDone();
    });

  return { restore, isPending };
}
