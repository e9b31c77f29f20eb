import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import type { User } from './user-documents.ts';

type Cell = { user: User };

/** The address; the administrator's own row says so. */
export function UserEmail({ user: { email, user_id } }: Cell) {
  const { user: self } = useSession();

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {email ? <bdi>{email}</bdi> : <FormattedMessage id="users.list.noEmail" />}
      {self?.id === user_id && (
        <Typography variant="body2" component="span" color="textSecondary">
          {' '}
          <FormattedMessage id="users.list.you" />
        </Typography>
      )}
    </Typography>
  );
}

export function UserId({ user: { user_id } }: Cell) {
  return (
    <Typography
      variant="caption"
      component="bdi"
      dir="ltr"
      color="textSecondary"
      sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
    >
      {user_id}
    </Typography>
  );
}
