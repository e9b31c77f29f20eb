import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useToasts } from '#src/lib/admin/toasts/use-toasts.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import type { Role } from '#src/lib/auth/session.ts';
import { AllUsers, UpdateUserRole, type User } from './user-documents.ts';
import { userErrors } from './user-texts.ts';

type ChangeRole = {
  /** The role that is on its way; null while none is. */
  pending: Role | null;
  /** Whether it is the administrator's own row. */
  isOwn: boolean;
  changeRole: (role: Role) => Promise<void>;
};

/** Gives a person another role, and says how it went. */
export function useChangeRole({ user_id }: User): ChangeRole {
  const client = useApolloClient();
  const session = useSessionStore();
  const toasts = useToasts();
  const [pending, setPending] = useState<Role | null>(null);
  const [updateRole] = useMutation(UpdateUserRole, {
    update: (cache, { data }) => {
      const id = cache.identify({ __typename: 'listed_user', id: user_id });
      if (id) cache.modify<User>({ id, fields: { role: (before) => data?.update_user_role.role ?? before } });
    },
  });
  const isOwn = session.getSession().user?.id === user_id;

  async function changeRole(role: Role): Promise<void> {
    setPending(role);
    try {
      await updateRole({ variables: { target_user_id: user_id, new_role: role } });
      toasts.success('users.role.updated');
      // Whoever has given up the role leaves as soon as the token says so.
      if (isOwn) await session.refreshNow();
    } catch (error) {
      toasts.failure(error, { errors: userErrors, around: 'users.role.failed' });
      // The list may be what is wrong: a person who is gone, a role that another administrator has changed.
      void client.refetchQueries({ include: [AllUsers] });
    } finally {
      setPending(null);
    }
  }

  return { pending, isOwn, changeRole };
}
