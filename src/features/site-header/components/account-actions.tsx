import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from '#src/components/button.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';

type AccountActionsProps = {
  /** In a panel, whose step of the history becomes the page that a link leads to. */
  isInPanel?: boolean;
};

/** Client area for visitors, Logout for the signed-in, and Admin for administrators alone. */
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
