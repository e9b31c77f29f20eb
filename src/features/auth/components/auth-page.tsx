import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AdminAccessDialog } from './admin-access-dialog.tsx';
import { AuthAside } from './auth-aside.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { SignedIn } from './signed-in.tsx';
import { useTripleClick } from './use-triple-click.ts';
import { VisitorInfo } from './visitor-info.tsx';

type AuthPageProps = {
  /** Whether the address itself asks for the administrators' dialog. */
  isAdminAsked: boolean;
  onAdminClosed: () => void;
  onSignedIn: () => void;
  /** Who is logged in; there is no form for them. */
  user?: ComponentProps<typeof SignedIn> | null;
  /** Brand and languages, above the form. */
  top: ReactNode;
};

/** The way into the client portal, and behind three rapid clicks the administrators' own. */
export function AuthPage({ isAdminAsked, onAdminClosed, onSignedIn, user = null, top }: AuthPageProps) {
  const [isAdminOpen, setIsAdminOpen] = useState(false);
  useTripleClick(useCallback(() => setIsAdminOpen(true), []));

  function close(): void {
    setIsAdminOpen(false);
    onAdminClosed();
  }

  return (
    <Box component="main" id="main" sx={page}>
      <Box sx={column}>
        <Box sx={topPlace}>{top}</Box>
        <Box sx={{ width: '100%', maxWidth: 460, marginBlock: 'auto', paddingBlock: 3 }}>
          <Typography variant="h2" component="h1" sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' }}>
            <FormattedMessage id="auth.title" />
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlock: '0.5rem 1.5rem' }}>
            <FormattedMessage id="auth.subtitle" />
          </Typography>
          <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 } }}>
            {user ? <SignedIn {...user} /> : <AuthTabs />}
          </Paper>
        </Box>
        <VisitorInfo />
      </Box>
      <AuthAside />
      <AdminAccessDialog
        open={isAdminOpen || isAdminAsked}
        onClose={close}
        onSignedIn={() => {
          close();
          onSignedIn();
        }}
      />
    </Box>
  );
}

const page = { display: 'flex', minHeight: '100dvh' };
const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexGrow: 1,
  minWidth: 0,
  padding: { xs: 2, sm: 3 },
};
const topPlace = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
};
