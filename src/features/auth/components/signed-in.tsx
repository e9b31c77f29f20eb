import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import type { Role } from '#src/lib/auth/session.ts';

type SignedInProps = { email: string; role: Role | null; onSignOut: () => void };

/** Shows a signed-in person on /auth: their e-mail, and links to go on. */
export function SignedIn({ email, role, onSignOut }: SignedInProps) {
  const portal = usePortal();

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        <FormattedMessage id="auth.signedInAs" values={{ email }} />
      </Typography>
      {role === 'admin' && (
        <Button to={paths.admin} variant="contained" fullWidth>
          <FormattedMessage id="auth.goOn.admin" />
        </Button>
      )}
      {portal && (
        <Button href={portal.home} variant={role === 'admin' ? 'outlined' : 'contained'} fullWidth>
          <FormattedMessage id="auth.goOn.clientArea" />
        </Button>
      )}
      <Button to={paths.home} variant="outlined" fullWidth>
        <FormattedMessage id="auth.goOn.home" />
      </Button>
      <Button onClick={onSignOut} fullWidth>
        <FormattedMessage id="auth.goOn.logout" />
      </Button>
    </Stack>
  );
}
