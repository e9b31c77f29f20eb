import { useEffect } from 'react';
import { useSessionStore } from '#src/lib/auth/session-context.ts';

/** Lets the session store read a person's role from the API; the API's client is loaded only once somebody is signed in. */
export function RoleOfSession() {
  const session = useSessionStore();

  useEffect(() => {
    session.readRoleBy(async (userId) => {
      const [{ apiOf }, { createRoleReader }] = await Promise.all([
        import('#src/lib/apollo/apollo-provider.tsx'),
        import('#src/lib/apollo/read-role.ts'),
      ]);

      return createRoleReader(apiOf(session).client)(userId);
    });
  }, [session]);

  return null;
}
