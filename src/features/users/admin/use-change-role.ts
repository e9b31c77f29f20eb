import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
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
  const { run } = useAction({ errors: userErrors, around: 'users.role.failed', done: 'users.role.updated' });
  const [pending, setPending] = useState<ChangeRole['pending']>({});
  const isOwnId = (id: string) => session.getSession().user?.id === id;

  async function changeRole({ user_id }: User, role: Role): Promise<void> {
    setPending((before) => ({ ...before, [user_id]: role }));
    const isDone = await run(() =>
      client.mutate({
        mutation: UpdateUserRole,
        variables: { target_user_id: user_id, new_role: role },
        update: (cache, { data }) => {
          const id = cache.identify({ __typename: 'listed_user', id: user_id });
          if (id)
            cache.modify<User>({ id, fields: { role: (before) => data?.update_user_role.role ?? before } });
        },
      }),
    );
    // The list may be outdated: a person was deleted, or another administrator changed a role.
    if (!isDone) void client.refetchQueries({ include: [AllUsers] });
    // Administrators who gave up their own role lose access once they have the new token.
    else if (isOwnId(user_id)) await run(() => session.refreshNow(), { done: undefined });
    setPending((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== user_id)));
  }

  return { pending, isOwn: ({ user_id }) => isOwnId(user_id), changeRole };
}
