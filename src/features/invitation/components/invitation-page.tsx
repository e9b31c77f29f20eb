import { useMutation, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CenteredPage } from '#src/components/centered-page.tsx';
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
  const { data, error } = useQuery(InvitationOfLink, {
    variables: { link_token: token },
    fetchPolicy: 'no-cache',
    context: asVisitor,
  });
  const { accept, problem } = useAccepting(token, onDone);

  if (error) {
    return (
      <Alert severity="error" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage id={errorMessageId(error, invitationErrors)} />
      </Alert>
    );
  }
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlock: '0.5rem 1.5rem' }}>
        {data ? (
          <FormattedMessage id="invitation.subtitle" values={{ email: data.invitation.email }} />
        ) : (
          <Skeleton />
        )}
      </Typography>
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 } }}>
        {data ? (
          <InvitationForm email={data.invitation.email} problem={problem} onSubmit={accept} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Paper>
    </>
  );
}

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
