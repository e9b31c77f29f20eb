import { useEffect } from 'react';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';

/** Lets the session store read a person's role from the API; the API's client is loaded only once somebody is signed in. */
export function RoleOfSession() {
  const session = useSessionStore();

  useEffect(() => {
    session.readRoleBy(async (userId) => {
      const [{ apiOf }, { createRoleReader }] = await loadAgain(
        () =>
          Promise.all([
            import('#src/lib/apollo/apollo-provider.tsx'),
            import('#src/lib/apollo/read-role.ts'),
          ]),
        'extra',
      );

      return createRoleReader(apiOf(session).client)(userId);
    });
  }, [session]);

  return null;
}
