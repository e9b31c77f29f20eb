import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { CenteredPage } from '#src/components/centered-page.tsx';
import { paths } from '#src/config/paths.ts';
import { useAccountLink, useSession } from '#src/lib/auth/session-provider.tsx';
import { LinkPassword } from './link-password.tsx';
import { OwnPassword } from './own-password.tsx';

type UpdatePasswordPageProps = {
  /** Brand and language switch above the card. */
  top: ReactNode;
  onUpdated: () => void;
};

/** Sets a new password, for a visitor with a mailed link or a signed-in person; everybody else gets a link to /auth. */
export function UpdatePasswordPage({ top, onUpdated }: UpdatePasswordPageProps) {
  return (
    <CenteredPage top={top}>
      <Paper variant="outlined" sx={card}>
        <Typography variant="h4" component="h1" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage id="passwords.title" />
        </Typography>
        <WhoeverComes onUpdated={onUpdated} />
      </Paper>
    </CenteredPage>
  );
}

function WhoeverComes({ onUpdated }: Pick<UpdatePasswordPageProps, 'onUpdated'>) {
  const { link } = useAccountLink();
  const { status, user } = useSession();

  if (link) return <LinkPassword link={link} onUpdated={onUpdated} />;
  if (status === 'loading') return <Skeleton variant="rounded" height={220} />;
  if (user) return <OwnPassword email={user.email} onUpdated={onUpdated} />;

  return (
    <>
      <Alert severity="error">
        <FormattedMessage id="passwords.errors.sessionMissing" />
      </Alert>
      <Typography color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
        <FormattedMessage id="passwords.errors.sessionMissingHelp" />
      </Typography>
      <Button to={paths.auth} variant="contained" fullWidth style={{ marginBlockStart: '1rem' }}>
        <FormattedMessage id="passwords.toLogin" />
      </Button>
    </>
  );
}

const card = { width: '100%', maxWidth: 440, padding: { xs: 2, sm: 3 } };
