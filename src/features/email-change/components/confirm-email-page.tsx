import { useMutation, useQuery } from '@apollo/client/react';
import MuiButton from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { CenteredPage } from '#src/components/centered-page.tsx';
import { paths } from '#src/config/paths.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { ConfirmEmailChange, EmailChangeOfLink, emailChangeErrors } from '../api/email-change-documents.ts';

type ConfirmEmailPageProps = {
  /** Token from the mailed link; empty if the page was opened without one. */
  token: string;
  /** Brand and language switch above the card. */
  top: ReactNode;
};

/** Page of the link that confirms a new e-mail. Opening it changes nothing, because mail scanners open links too. */
export function ConfirmEmailPage({ token, top }: ConfirmEmailPageProps) {
  const { status, user } = useSession();
  const [changed, setChanged] = useState<string | null>(null);

  return (
    <CenteredPage top={top}>
      <Paper variant="outlined" sx={card}>
        <Typography variant="h4" component="h1" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage id={changed === null ? 'emailChange.title' : 'emailChange.done.title'} />
        </Typography>
        {changed !== null && <Changed email={changed} />}
        {changed === null && status === 'loading' && <Skeleton variant="rounded" height={140} />}
        {changed === null && status !== 'loading' && !user && <LoginFirst />}
        {changed === null && user && <Question token={token} onChanged={setChanged} />}
      </Paper>
    </CenteredPage>
  );
}

function LoginFirst() {
  return (
    <>
      <Alert severity="info">
        <FormattedMessage id="emailChange.login.text" />
      </Alert>
      <Button to={paths.adminLogin} variant="contained" fullWidth style={below}>
        <FormattedMessage id="emailChange.login.button" />
      </Button>
    </>
  );
}

type QuestionProps = { token: string; onChanged: (email: string) => void };

function Question({ token, onChanged }: QuestionProps) {
  const session = useSessionStore();
  const variables = { link_token: token };
  const { data, error } = useQuery(EmailChangeOfLink, { variables, fetchPolicy: 'no-cache' });
  const [confirm, { loading, error: refusal }] = useMutation(ConfirmEmailChange, { fetchPolicy: 'no-cache' });

  async function confirmChange(): Promise<void> {
    // A failure is shown from the mutation's `error`.
    const answer = await confirm({ variables }).catch(() => undefined);
    if (!answer?.data) return;
    onChanged(answer.data.confirm_email_change.email);
    // The access token holds the e-mail, so a new token is needed.
    await session.refreshNow();
  }

  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton variant="rounded" height={140} />;

  return (
    <>
      <Typography sx={text}>
        <FormattedMessage id="emailChange.text" values={{ email: data.change.email }} />
      </Typography>
      {refusal && <Refusal error={refusal} />}
      <MuiButton
        variant="contained"
        size="large"
        fullWidth
        disabled={loading}
        onClick={() => void confirmChange()}
        style={below}
      >
        <FormattedMessage id={loading ? 'emailChange.confirming' : 'emailChange.confirm'} />
      </MuiButton>
    </>
  );
}

function Refusal({ error }: { error: unknown }) {
  return (
    <Alert severity="error">
      <FormattedMessage id={errorMessageId(error, emailChangeErrors)} />
    </Alert>
  );
}

function Changed({ email }: { email: string }) {
  return (
    <>
      <Typography role="status" sx={text}>
        <FormattedMessage id="emailChange.done.text" values={{ email }} />
      </Typography>
      <Button to={paths.account} variant="contained" fullWidth style={below}>
        <FormattedMessage id="emailChange.done.account" />
      </Button>
    </>
  );
}

const card = { width: '100%', maxWidth: 440, padding: { xs: 2, sm: 3 } };
const text = { overflowWrap: 'anywhere', marginBlockEnd: 1 };
const below = { marginBlockStart: '1rem' };
