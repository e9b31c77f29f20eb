import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { AllUsers, EndUserSessions, ResetUserTotp, SetUserEnabled, type User } from './user-documents.ts';
import { userErrors } from './user-texts.ts';

type UserState = {
  isPending: boolean;
  setEnabled: (enabled: boolean) => Promise<void>;
  endSessions: () => Promise<void>;
  resetTotp: () => Promise<void>;
};

/**
 * Returns functions that disable, enable or sign out a person or remove a lost authenticator app; each reports its
 * result in a toast.
 */
export function useUserState({ user_id: target_user_id }: User): UserState {
  const client = useApolloClient();
  const { run, isPending } = useAction({ errors: userErrors });
  const [setUserEnabled] = useMutation(SetUserEnabled, {
    update: (cache, { data }) => {
      const after = data?.set_user_enabled.enabled;
      updateListed(cache, target_user_id, { enabled: (before) => after ?? before });
    },
  });
  const [resetUserTotp] = useMutation(ResetUserTotp, {
    update: (cache) => updateListed(cache, target_user_id, { second_factor: () => false }),
  });
  const [endUserSessions] = useMutation(EndUserSessions);

  async function change(act: () => Promise<unknown>, done: MessageId, around: MessageId): Promise<void> {
    // The list may be outdated: a person was deleted, or another administrator changed them.
    if (!(await run(act, { done, around }))) void client.refetchQueries({ include: [AllUsers] });
  }

  return {
    isPending,
    setEnabled: (enabled) =>
      change(
        () => setUserEnabled({ variables: { target_user_id, enabled } }),
        enabled ? 'users.enable.done' : 'users.disable.done',
        enabled ? 'users.enable.failed' : 'users.disable.failed',
      ),
    endSessions: () =>
      change(
        () => endUserSessions({ variables: { target_user_id } }),
        'users.signOut.done',
        'users.signOut.failed',
      ),
    resetTotp: () =>
      change(() => resetUserTotp({ variables: { target_user_id } }), 'users.totp.done', 'users.totp.failed'),
  };
}

type Changes = { [field in 'enabled' | 'second_factor']?: (before: boolean) => boolean };

/** Writes the changed fields into the cached entry of the person. */
function updateListed(cache: ApolloCache, userId: string, fields: Changes): void {
  const id = cache.identify({ __typename: 'listed_user', id: userId });
  if (id) cache.modify<User>({ id, fields });
}
