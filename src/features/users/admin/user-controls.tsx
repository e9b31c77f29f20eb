import {
  mdiAccountCheckOutline,
  mdiAccountOffOutline,
  mdiLogoutVariant,
  mdiShieldRefreshOutline,
} from '#src/components/icon-paths.generated.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import type { User } from './user-documents.ts';
import { useAskAboutUser } from './user-question.tsx';
import { useUserState } from './use-user-state.ts';

/** Renders the actions on another person's account; the administrator's own account has its own page. */
export function UserControls({ row: user }: { row: User }) {
  const intl = useIntl();
  const id = useId();
  const { user: self } = useSession();
  const { isPending, setEnabled } = useUserState(user);
  const ask = useAskAboutUser();
  if (self?.id === user.user_id) return null;
  const isDisabling = user.enabled;

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{user.email || user.user_id}</span>
      </VisuallyHidden>
      {user.second_factor && (
        <RowAction
          icon={mdiShieldRefreshOutline}
          label={intl.formatMessage({ id: 'users.totp.action' })}
          describedBy={id}
          disabled={isPending}
          onClick={() => ask({ user, question: 'totp' })}
        />
      )}
      <RowAction
        icon={mdiLogoutVariant}
        label={intl.formatMessage({ id: 'users.signOut.action' })}
        describedBy={id}
        disabled={isPending || !user.enabled}
        onClick={() => ask({ user, question: 'signOut' })}
      />
      <RowAction
        icon={isDisabling ? mdiAccountOffOutline : mdiAccountCheckOutline}
        label={intl.formatMessage({ id: isDisabling ? 'users.disable.action' : 'users.enable.action' })}
        describedBy={id}
        disabled={isPending}
        onClick={() => (isDisabling ? ask({ user, question: 'disable' }) : void setEnabled(true))}
      />
    </>
  );
}
