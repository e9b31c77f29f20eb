import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useToasts } from '#src/lib/admin/toasts/use-toasts.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { AllUsers, EndUserSessions, SetUserEnabled, type User } from './user-documents.ts';
import { userErrors } from './user-texts.ts';

type UserState = {
  isPending: boolean;
  setEnabled: (enabled: boolean) => Promise<void>;
  endSessions: () => Promise<void>;
};

/** Disables, enables or signs out a person, and says how it went. */
export function useUserState({ user_id: target_user_id }: User): UserState {
  const client = useApolloClient();
  const toasts = useToasts();
  const [isPending, setIsPending] = useState(false);
  const [setUserEnabled] = useMutation(SetUserEnabled, {
    update: (cache, { data }) => {
      const id = cache.identify({ __typename: 'listed_user', id: target_user_id });
      const after = data?.set_user_enabled.enabled;
      if (id) cache.modify<User>({ id, fields: { enabled: (before) => after ?? before } });
    },
  });
  const [endUserSessions] = useMutation(EndUserSessions);

  async function run(change: () => Promise<unknown>, done: MessageId, failed: MessageId): Promise<void> {
    setIsPending(true);
    try {
      await change();
      toasts.success(done);
    } catch (error) {
      toasts.failure(error, { errors: userErrors, around: failed });
      // The list may be what is wrong: a person who is gone, or whom another administrator has changed.
      void client.refetchQueries({ include: [AllUsers] });
    } finally {
      setIsPending(false);
    }
  }

  return {
    isPending,
    setEnabled: (enabled) =>
      run(
        () => setUserEnabled({ variables: { target_user_id, enabled } }),
        enabled ? 'users.enable.done' : 'users.disable.done',
        enabled ? 'users.enable.failed' : 'users.disable.failed',
      ),
    endSessions: () =>
      run(
        () => endUserSessions({ variables: { target_user_id } }),
        'users.signOut.done',
        'users.signOut.failed',
      ),
  };
}
