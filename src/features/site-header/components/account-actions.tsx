import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';

type AccountActionsProps = {
  /** True inside a panel: following a link replaces the panel's history entry. */
  isInPanel?: boolean;
};

/** Shows Client area to visitors, Logout to signed-in people, and Admin to administrators only. */
export function AccountActions({ isInPanel = false }: AccountActionsProps) {
  const { status, role, signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    if (await signOut()) await navigate(paths.home, { replace: isInPanel });
  };

  return (
    <>
      {role === 'admin' && (
        <Button to={paths.admin} replace={isInPanel} variant="outlined" color="inherit">
          <FormattedMessage id="siteHeader.admin" />
        </Button>
      )}
      {status === 'signed-in' ? (
        <Button variant="contained" onClick={() => void leave()}>
          <FormattedMessage id="siteHeader.logout" />
        </Button>
      ) : (
        <Button to={paths.auth} replace={isInPanel} variant="contained">
          <FormattedMessage id="siteHeader.clientArea" />
        </Button>
      )}
    </>
  );
}
