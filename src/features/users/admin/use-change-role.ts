import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import type { Role } from '#src/lib/auth/session.ts';
import { AllUsers, UpdateUserRole, type User } from './user-documents.ts';
import { userErrors } from './user-texts.ts';

type ChangeRole = {
  /** The roles that are on their way, by the person's id. */
  pending: Readonly<Record<string, Role>>;
  /** Whether it is the administrator's own row. */
  isOwn: (user: User) => boolean;
  changeRole: (user: User, role: Role) => Promise<void>;
};

/** Gives a person another role, and says how it went. */
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
      // Whoever has given up the role leaves as soon as the token says so.
      if (isOwn(user)) await session.refreshNow();
    } catch (error) {
      toasts.failure(error, { errors: userErrors, around: 'users.role.failed' });
      // The list may be what is wrong: a person who is gone, a role that another administrator has changed.
      void client.refetchQueries({ include: [AllUsers] });
    } finally {
      setPending((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== user_id)));
    }
  }

  return { pending, isOwn, changeRole };
}
