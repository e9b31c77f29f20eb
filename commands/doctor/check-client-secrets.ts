import { fault, ok, reasonOf, type Check, type Result } from './check.ts';

/** Status by which Keycloak refuses a client's secret (RFC 6749, 5.2). */
const REFUSED_STATUS = 401;

/** Logs the clients in whose secrets the environment has, as the actions service does; no person is logged in. */
export function checkClientSecrets(
  { url, realm }: { url: string; realm: string },
  secrets: Readonly<Record<string, string>>,
): Check {
  const endpoint = `${url.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect/token`;

  return {
    name: 'clients',
    run: async (signal) => {
      const given = Object.entries(secrets).filter(([, secret]) => secret !== '');
      const results = await Promise.all(
        given.map(([client, secret]) => logIn(endpoint, { client, secret, signal })),
      );
      const faults = results.filter((result) => result.level !== 'ok');
      return faults.length > 0 || given.length === 0
        ? faults
        : [ok('Keycloak takes the secrets of its clients.')];
    },
  };
}

type Login = { client: string; secret: string; signal: AbortSignal };

async function logIn(endpoint: string, { client, secret, signal }: Login): Promise<Result> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: secret,
  });
  try {
    const answer = await fetch(endpoint, { method: 'POST', body, signal, redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.ok) return ok(`Keycloak takes the secret of the client "${client}".`);
    if (answer.status === REFUSED_STATUS) return refused(client);
    return fault(
      `Keycloak answers ${answer.status} to the client "${client}".`,
      'Let keycloak/apply bring the realm up to date, and read its log.',
    );
  } catch (error) {
    return fault(
      `Keycloak can't be asked for the client "${client}": ${reasonOf(error)}.`,
      'See whether it runs, and whether KEYCLOAK_URL is right.',
    );
  }
}

const refused = (client: string) =>
  fault(
    `Keycloak refuses the secret of the client "${client}".`,
    `Let ${client.toUpperCase().replaceAll('-', '_')}_CLIENT_SECRET here and at keycloak/apply be the same.`,
  );
