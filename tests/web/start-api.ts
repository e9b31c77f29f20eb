import { loadCore } from '#embedded/engine/load-core.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { actionSecret, publicUrl, startActions } from '#tests/actions/start-actions.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { startWeb } from './start-web.ts';

export type Key = { id: string; key: string };

/** Starts all servers that a request with an API key passes: web server, engine, actions service and identity server. */
export async function startApi(settings: Record<string, string> = {}) {
  const actions = await startActions(settings);
  const actionsUrl = await actions.listen();
  const realm = `${actions.identity.url}/realms/hosting`;
  const engine = await startTestEngine({
    databaseUrl: actions.databaseUrl,
    loadCore: (tools) => loadCore({ ...tools, metadata: readMetadataDirectory('hasura/metadata') }),
    env: {
      ACTIONS_URL: actionsUrl,
      ACTION_SECRET: actionSecret,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
        jwk_url: `${realm}/protocol/openid-connect/certs`,
        issuer: `${publicUrl}/realms/hosting`,
        audience: 'hasura',
      }),
    },
  });
  const web = await startWeb(engine.url, {
    PUBLIC_URL: settings['PUBLIC_URL'] ?? publicUrl,
    KEYCLOAK_URL: actions.identity.url,
    ACTIONS_URL: actionsUrl,
    ACTION_SECRET: actionSecret,
  });

  return {
    actions,
    actionsUrl,
    engineUrl: engine.url,
    web,
    graphql: `${web.url}/v1/graphql`,
    socket: `${web.url.replace('http', 'ws')}/v1/graphql`,
    makeKey: async (input: object = {}): Promise<Key> =>
      (await actions.callAsAdmin('create_api_key', { name: 'Test', role: 'reader', ...input })).json(),
    async tokenOf(key: string, headers: Record<string, string> = {}): Promise<string> {
      const response = await fetch(`${web.url}/keys/token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, ...headers },
      });
      return ((await response.json()) as { access_token: string }).access_token;
    },
    async stop() {
      await web.stop();
      await engine.stop();
      await actions.stop();
    },
  };
}
