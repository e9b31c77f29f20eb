import { useMutation } from '@apollo/client/react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { userErrors } from '../admin/user-texts.ts';
import { InviteUser, RevokeInvitation } from './invitation-documents.ts';

/** Person to invite; the server checks the values. */
type Invited = { email: string; role: string; locale: string };

/**
 * Returns functions that invite a person and revoke an invitation. Each reports the result in a toast and resolves with
 * whether it succeeded.
 */
export function useInvitations() {
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors: userErrors });
  const [inviteUser] = useMutation(InviteUser);
  const [revokeInvitation] = useMutation(RevokeInvitation);

  return {
    isPending,
    invite: ({ email, role, locale }: Invited) =>
      run(
        async () => {
          const { data } = await inviteUser({ variables: { email, role, locale } });
          toasts.success('users.invite.done', { values: { email: data?.invite_user.email ?? email } });
        },
        { around: 'users.invite.failed' },
      ),
    revoke: (invitation_id: string) =>
      run(() => revokeInvitation({ variables: { invitation_id } }), {
        done: 'users.revoke.done',
        around: 'users.revoke.failed',
      }),
  };
}
