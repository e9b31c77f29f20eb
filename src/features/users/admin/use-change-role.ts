import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import type { Role } from '#src/lib/auth/session.ts';
import { AllUsers, UpdateUserRole, type User } from './user-documents.ts';
import { userErrors } from './user-texts.ts';

type ChangeRole = {
  /** Roles being saved, by user id. */
  pending: Readonly<Record<string, Role>>;
  /** Tells whether the row is the signed-in administrator's own. */
  isOwn: (user: User) => boolean;
  changeRole: (user: User, role: Role) => Promise<void>;
};

/** Returns a function that gives a person another role and reports the result in a toast. */
export function useChangeRole(): ChangeRole {
  const client = useApolloClient();
  const session = useSessionStore();
  const toasts = useToasts();
  const [pending, setPending] = useState<ChangeRole['pending']>({});
  const isOwn = ({ user_id }: User) => session.getSession().user?.id === user_id;

  async function changeRole(user: User, role: Role): Promise<void> {
    const { user_id } = user;
    setPending((before) => ({ ...before, [user_id]: role }));
    try {
      await client.mutate({
        mutation: UpdateUserRole,
        variables: { target_user_id: user_id, new_role: role },
        update: (cache, { data }) => {
          const id = cache.identify({ __typename: 'listed_user', id: user_id });
          if (id)
            cache.modify<User>({ id, fields: { role: (before) => data?.update_user_role.role ?? before } });
        },
      });
      toasts.success('users.role.updated');
      // Administrators who gave up their own role lose access once they have the new token.
      if (isOwn(user)) await session.refreshNow();
    } catch (error) {
      toasts.failure(error, { errors: userErrors, around: 'users.role.failed' });
      // The list may be outdated: a person was deleted, or another administrator changed a role.
      void client.refetchQueries({ include: [AllUsers] });
    } finally {
      setPending((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== user_id)));
    }
  }

  return { pending, isOwn, changeRole };
}
