import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { CenteredPage } from '#src/components/centered-page.tsx';
import { paths } from '#src/config/paths.ts';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { AcceptInvitation, invitationErrors, InvitationOfLink } from '../api/invitation-documents.ts';
import { InvitationForm } from '../forms/invitation-form.tsx';
import type { InvitationFormValues } from '../forms/invitation-form.schema.ts';

type InvitationPageProps = {
  /** Token from the mailed link; empty if the page was opened without one. */
  token: string;
  /** Brand and language switch above the form. */
  top: ReactNode;
  /** Called once the account is made. */
  onAccepted: () => void;
};

/** Page on which an invited person enters a name and sets the first password. */
export function InvitationPage({ token, top, onAccepted }: InvitationPageProps) {
  return (
    <CenteredPage top={top}>
      <Box sx={{ width: '100%', maxWidth: 460 }}>
        <Typography variant="h2" component="h1" sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' }}>
          <FormattedMessage id="invitation.title" />
        </Typography>
        <Open token={token} onDone={onAccepted} />
      </Box>
    </CenteredPage>
  );
}

function Open({ token, onDone }: { token: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery(InvitationOfLink, {
    variables: { link_token: token },
    fetchPolicy: 'no-cache',
    context: asVisitor,
  });
  const { accept, problem } = useAccepting(token, onDone);

  if (error) return <Refused error={error} onRetry={() => void refetch()} />;

  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlock: '0.5rem 1.5rem' }}>
        {data ? (
          <FormattedMessage id="invitation.subtitle" values={{ email: data.invitation.email }} />
        ) : (
          <Skeleton />
        )}
      </Typography>
      <Paper variant="outlined" sx={card}>
        {data ? (
          <InvitationForm email={data.invitation.email} problem={problem} onSubmit={accept} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Paper>
    </>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = errorCodeOf(error) === 'account-link-invalid';

  return (
    <Paper variant="outlined" sx={{ ...card, marginBlockStart: 2 }}>
      <Alert severity="error">
        <FormattedMessage id={errorMessageId(error, invitationErrors)} />
      </Alert>
      {isGone ? (
        <Button to={paths.home} variant="contained" fullWidth style={below}>
          <FormattedMessage id="invitation.toSite" />
        </Button>
      ) : (
        <Button onClick={onRetry} variant="contained" fullWidth style={below}>
          <FormattedMessage id="invitation.retry" />
        </Button>
      )}
    </Paper>
  );
}

const card = { padding: { xs: 2, sm: 3 } };
const below = { marginBlockStart: '1rem' };

function useAccepting(link_token: string, onDone: () => void) {
  const [acceptInvitation, { error }] = useMutation(AcceptInvitation, {
    fetchPolicy: 'no-cache',
    context: asVisitor,
  });

  return {
    problem: error && <FormattedMessage id={errorMessageId(error, invitationErrors)} />,
    accept: async (values: InvitationFormValues) => {
      // A failure is shown from the mutation's `error`.
      const answer = await acceptInvitation({ variables: { link_token, ...values } }).catch(() => undefined);
      if (answer?.data) onDone();
    },
  };
}
