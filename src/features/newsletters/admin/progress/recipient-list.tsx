import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebounce } from 'use-debounce';
import { TablePages } from '#src/kit/admin/table/table-pages.tsx';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { DispatchRecipients, type Progress, type Recipient } from './progress-documents.ts';

const PAGE_SIZE = 25;
/** Milliseconds between two refreshes of the list; the counts change many times a second. */
const REFRESH_MS = 2000;

const ALL = 'all';
/** Columns; on phones the server's answer is below the e-mail. */
const COLUMNS = ['contact', 'state', 'answer'] as const;

const tones = {
  queued: 'off',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  unknown: 'warning',
  skipped: 'off',
} as const satisfies Record<string, StatusTone>;
type DeliveryState = keyof typeof tones;
const STATES = Object.keys(tones) as DeliveryState[];
/** Reasons and bounces of the database; each has a text, which the compiler demands. */
type Reason = 'refused' | 'attempts' | 'address' | 'unsubscribed' | 'bounced' | 'deleted' | 'cancelled';
type Bounce = 'hard' | 'soft' | 'unsubscribe' | 'complaint' | 'held';

/** Lists a dispatch's recipients with the mail server's answers, page by page, filtered by state. */
export function RecipientList({ dispatch }: { dispatch: Progress }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [page, setPage] = useState(0);
  const [state, setState] = useState('');
  const { data, error } = useRecipients(dispatch, state, page);
  const isPhone = useMediaQuery(PHONE);
  const total = data?.total.aggregate?.count ?? 0;
  const held = data?.held.aggregate?.count ?? 0;
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  // Recipients leave a state while the dispatch goes on, so the page may come to lie beyond the end.
  if (data && page > lastPage) setPage(lastPage);

  return (
    <>
      <StateFilter
        value={state}
        onChange={(next) => {
          setPage(0);
          setState(next);
        }}
      />
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {held > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          <FormattedMessage id="newsletters.recipients.held" values={{ count: held }} />
        </Alert>
      )}
      <TableContainer>
        <Table size="small" aria-label={intl.formatMessage({ id: 'newsletters.recipients.label' })}>
          <TableHead>
            <TableRow>
              {(isPhone ? COLUMNS.slice(0, 2) : COLUMNS).map((column) => (
                <TableCell key={column}>
                  <FormattedMessage id={`newsletters.recipients.${column}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.deliveries.map((recipient) => (
              <RecipientRow key={recipient.id} recipient={recipient} isPhone={isPhone} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePages
        total={total}
        state={{ page, pageSize: PAGE_SIZE }}
        onChange={({ page: next = 0 }) => setPage(next)}
        canResize={false}
      />
    </>
  );
}

function useRecipients(dispatch: Progress, state: string, page: number) {
  const ofDispatch = { dispatch_id: { _eq: dispatch.id } };
  const where = { ...ofDispatch, ...(state && { state: { _eq: state } }) };
  const held = { ...ofDispatch, bounce: { _eq: 'held' } };
  const { data, previousData, error, refetch } = useQuery(DispatchRecipients, {
    variables: { where, held, limit: PAGE_SIZE, offset: page * PAGE_SIZE },
    fetchPolicy: 'network-only',
  });
  const { sent_count, failed_count, skipped_count, unknown_count, sending_count } = dispatch;
  const counts = [sent_count, failed_count, skipped_count, unknown_count, sending_count].join(' ');
  // The first change starts the wait; `maxWait` keeps later changes from prolonging it.
  const [asked] = useDebounce(counts, REFRESH_MS, { maxWait: REFRESH_MS });

  useEffect(() => {
    void refetch();
  }, [asked, refetch]);

  return { data: data ?? previousData, error };
}

function StateFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();

  return (
    <TextField
      select
      id={id}
      size="small"
      label={<FormattedMessage id="newsletters.recipients.state" />}
      value={value || ALL}
      onChange={({ target }) => onChange(target.value === ALL ? '' : target.value)}
      sx={{ minWidth: 180, marginBlock: 1 }}
    >
      <MenuItem value={ALL}>
        <FormattedMessage id="kit.all" />
      </MenuItem>
      {STATES.map((state) => (
        <MenuItem key={state} value={state}>
          <FormattedMessage id={`newsletters.delivery.${state}`} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function RecipientRow({ recipient, isPhone }: { recipient: Recipient; isPhone: boolean }) {
  const { contact, reason, response, unknown_attempts, bounce } = recipient;
  const state = recipient.state as DeliveryState;

  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {contact ? <bdi>{contact.email}</bdi> : <FormattedMessage id="newsletters.recipients.deleted" />}
        {isPhone && (
          <Typography variant="caption" color="textSecondary" component="div">
            <bdi>{response}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <QuietStatus tone={tones[state]}>
          <FormattedMessage id={`newsletters.delivery.${state}`} />
        </QuietStatus>
        {reason && (
          <Typography variant="caption" color="textSecondary" component="div">
            <FormattedMessage id={`newsletters.reason.${reason as Reason}`} />
          </Typography>
        )}
        {bounce && (
          <Typography variant="caption" color="error" component="div">
            <FormattedMessage id={`newsletters.bounce.${bounce as Bounce}`} />
          </Typography>
        )}
        {unknown_attempts > 0 && (
          <Typography variant="caption" color="textSecondary" component="div">
            <FormattedMessage id="newsletters.recipients.twice" />
          </Typography>
        )}
      </TableCell>
      {!isPhone && (
        <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
          <bdi>{response}</bdi>
        </TableCell>
      )}
    </TableRow>
  );
}
