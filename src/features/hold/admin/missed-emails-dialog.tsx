import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SuppressEmails } from '../hold-documents.ts';
import { partsOf, readEmails } from '../read-emails.ts';

/** Emails that the action takes in one call. */
const PART = 1_000;
const FILE_MAX_MB = 20;
const STATES = ['unsubscribed', 'bounced'] as const;

type State = (typeof STATES)[number];
type Result = { suppressed: number; refused: number; isWhole: boolean };
type DialogProps = { open: boolean; onClose: () => void };

/** Takes the emails that left since the backup, typed or from a file, and suppresses them. */
export function MissedEmailsDialog({ open, onClose }: DialogProps) {
  const titleId = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('unsubscribed');
  const { isPending, result, send, forget } = useSuppression();
  const emails = readEmails(text);
  const change = (next: string) => {
    forget();
    setText(next);
  };

  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="hold.list.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          <FormattedMessage id="hold.list.text" />
        </DialogContentText>
        <StateField state={state} onChange={setState} />
        <EmailsField text={text} onChange={change} hasNone={text.trim() !== '' && emails.length === 0} />
        {result && <ResultAlert {...result} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          <FormattedMessage id="hold.list.close" />
        </Button>
        <Button
          variant="contained"
          disabled={isPending || emails.length === 0}
          onClick={() => void send(emails, state)}
        >
          {isPending ? (
            <FormattedMessage id="hold.list.sending" />
          ) : (
            <FormattedMessage id="hold.list.send" values={{ count: emails.length }} />
          )}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type EmailsFieldProps = { text: string; onChange: (text: string) => void; hasNone: boolean };

/** The list as text, which a file may replace. */
function EmailsField({ text, onChange, hasNone }: EmailsFieldProps) {
  const [isFileTooLarge, setIsFileTooLarge] = useState(false);

  async function take(file: File): Promise<void> {
    const isTooLarge = file.size > FILE_MAX_MB * 1_000_000;
    setIsFileTooLarge(isTooLarge);
    if (!isTooLarge) onChange(await file.text());
  }

  return (
    <>
      <TextField
        label={<FormattedMessage id="hold.list.emails" />}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={4}
        maxRows={10}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      <FileButton onChoose={(file) => void take(file)} />
      {isFileTooLarge && (
        <Alert severity="error">
          <FormattedMessage id="hold.list.fileTooLarge" values={{ max: FILE_MAX_MB }} />
        </Alert>
      )}
      {hasNone && (
        <Alert severity="info">
          <FormattedMessage id="hold.list.none" />
        </Alert>
      )}
    </>
  );
}

/** Sends emails in parts; what was sent before a part failed counts, and sending it again changes nothing. */
function useSuppression() {
  const client = useApolloClient();
  const [isPending, setIsPending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send(emails: readonly string[], state: State): Promise<void> {
    const sum = { suppressed: 0, refused: 0 };
    setIsPending(true);
    try {
      for (const part of partsOf(emails, PART)) {
        const { data } = await client.mutate({
          mutation: SuppressEmails,
          variables: { emails: part, state },
        });
        sum.suppressed += data?.suppress_emails.suppressed ?? 0;
        sum.refused += data?.suppress_emails.refused.length ?? 0;
      }
      setResult({ ...sum, isWhole: true });
    } catch {
      // What was taken before is told with the failure.
      setResult({ ...sum, isWhole: false });
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, result, send, forget: () => setResult(null) };
}

function ResultAlert({ suppressed, refused, isWhole }: Result) {
  return (
    <Alert severity={isWhole ? 'success' : 'error'}>
      {suppressed > 0 && (
        <div>
          <FormattedMessage id="hold.list.done" values={{ count: suppressed }} />
        </div>
      )}
      {refused > 0 && (
        <div>
          <FormattedMessage id="hold.list.refused" values={{ count: refused }} />
        </div>
      )}
      {!isWhole && <FormattedMessage id="hold.list.failed" />}
    </Alert>
  );
}

/** Native radio buttons: those of MUI would split a chunk that every list loads. */
function StateField({ state, onChange }: { state: State; onChange: (state: State) => void }) {
  const name = useId();

  return (
    <Box component="fieldset" sx={choices}>
      <legend>
        <FormattedMessage id="hold.list.state" />
      </legend>
      {STATES.map((value) => (
        <Box component="label" key={value} sx={choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={state === value}
            onChange={() => onChange(value)}
          />
          <FormattedMessage id={`hold.list.${value}`} />
        </Box>
      ))}
    </Box>
  );
}

const choices = {
  border: 0,
  padding: 0,
  margin: 0,
  // A browser's own radio buttons are blue and stand in from the edge.
  accentColor: 'currentcolor',
  '& legend': { padding: 0 },
  '& input': { marginInlineStart: 0 },
};
const choice = { display: 'flex', alignItems: 'center', gap: 1, minHeight: '2.75rem' };

function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt"
        hidden
        // A dialog's focus trap would take the hidden input as its first stop, and Tab would lead nowhere.
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'hold.list.file' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        <FormattedMessage id="hold.list.file" />
      </Button>
    </div>
  );
}
