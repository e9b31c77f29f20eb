import { useMutation } from '@apollo/client/react';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { userErrors } from '../admin/user-texts.ts';
import { InviteUser, RevokeInvitation } from './invitation-documents.ts';
import type { InviteFormValues } from './invite-form.schema.ts';

/**
 * Returns functions that invite a person and revoke an invitation. Each reports the result in a toast and resolves with
 * whether it succeeded.
 */
export function useInvitations() {
  const toasts = useToasts();
  const [inviteUser, inviting] = useMutation(InviteUser);
  const [revokeInvitation, revoking] = useMutation(RevokeInvitation);

  return {
    isPending: inviting.loading || revoking.loading,
    invite: async ({ email, role, locale }: InviteFormValues): Promise<boolean> => {
      try {
        const { data } = await inviteUser({ variables: { email, role, locale } });
        toasts.success('users.invite.done', { values: { email: data?.invite_user.email ?? email } });
        return true;
      } catch (error) {
        toasts.failure(error, { errors: userErrors, around: 'users.invite.failed' });
        return false;
      }
    },
    revoke: async (invitation_id: string): Promise<void> => {
      try {
        await revokeInvitation({ variables: { invitation_id } });
        toasts.success('users.revoke.done');
      } catch (error) {
        toasts.failure(error, { errors: userErrors, around: 'users.revoke.failed' });
      }
    },
  };
}
