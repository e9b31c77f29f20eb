import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { cutText } from '#src/kit/admin/table/column-look.ts';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { breakable } from '#src/kit/admin/values/breakable.tsx';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { User } from './user-documents.ts';

type Cell = { user: User };

/** Shows the e-mail, and marks disabled accounts and the administrator's own row. */
export function UserEmail({ user: { email, user_id, enabled } }: Cell) {
  const { user: self } = useSession();

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {email ? <bdi>{breakable(email)}</bdi> : <FormattedMessage id="users.list.noEmail" />}
      {self?.id === user_id && (
        <Typography variant="body2" component="span" color="textSecondary">
          {' '}
          <FormattedMessage id="users.list.you" />
        </Typography>
      )}
      {!enabled && (
        <Typography variant="caption" component="div" color="textSecondary">
          <QuietStatus tone="off">
            <FormattedMessage id="users.state.disabled" />
          </QuietStatus>
        </Typography>
      )}
    </Typography>
  );
}

/** Shows when the person last signed in, even if that session has ended. */
export function LastSignIn({ user: { last_sign_in_at } }: Cell) {
  return (
    <Typography variant="body2" component="span" color="textSecondary" sx={{ fontSize: 'inherit' }}>
      {last_sign_in_at ? (
        <FormattedDate value={last_sign_in_at} {...MOMENT_FORMAT} />
      ) : (
        <FormattedMessage id="users.list.never" />
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
      sx={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere', ...cutText }}
    >
      {user_id}
    </Typography>
  );
}
