import { loadCore } from '#embedded/engine/load-core.ts';
import { actionSecret, jwtSecretOf, publicUrl, startActions } from '#tests/actions/start-actions.ts';
import { startInstance } from '#tests/actions/start-instance.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { startWeb } from './start-web.ts';
import { productMetadata } from '#tests/engine/support/product-metadata.ts';

export type Key = { id: string; key: string };

/** Starts all servers that a request with an API key passes: web server, engine, actions service and identity server. */
export async function startApi(settings: Record<string, string> = {}) {
  const actions = await startActions(settings);
  const actionsUrl = await actions.listen();
  const place = { databaseUrl: actions.databaseUrl, identityUrl: actions.identity.url, actionsUrl };
  const { engine, web } = await startServers(place, settings);

  return {
    actions,
    engineUrl: engine.url,
    /** Settings of another web server at the same engine and actions service. */
    webSettings: webSettings(actionsUrl),
    web,
    graphql: `${web.url}/v1/graphql`,
    socket: `${web.url.replace('http', 'ws')}/v1/graphql`,
    makeKey: async (input: object = {}): Promise<Key> =>
      (await actions.callAsAdmin('create_api_key', { name: 'Test', role: 'reader', ...input })).json(),
    async tokenOf(key: string, headers: Record<string, string> = {}): Promise<string> {
      const response = await fetch(`${web.url}/keys/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ grant_type: 'client_credentials', client_secret: key }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    },
    /**
     * Starts a second web server, engine and actions service on the same database and identity server. `lead` may put
     * something before the actions service: it gets the service's URL and returns the one by which the others reach it.
     */
    async startOther(lead: (actionsUrl: string) => Promise<string> = async (url) => url) {
      const instance = await startInstance({ ...place, settings });
      const url = await lead(await instance.server.listen({ host: '127.0.0.1', port: 0 }));
      const other = await startServers({ ...place, actionsUrl: url }, settings);

      return {
        url: other.web.url,
        /** Pool of the actions service. */
        pool: instance.pool,
        callAsAdmin: (name: string, input: object) =>
          instance.callAction(
            name,
            input,
            {},
            { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId },
          ),
        async stop() {
          await other.web.stop();
          await other.engine.stop();
          await instance.stop();
        },
      };
    },
    async stop() {
      await web.stop();
      await engine.stop();
      await actions.stop();
    },
  };
}

/** Returns the settings of a web server that asks an actions service about keys. */
const webSettings = (actionsUrl: string) => ({
  PUBLIC_URL: publicUrl,
  ACTIONS_URL: actionsUrl,
  ACTION_SECRET: actionSecret,
});

type Place = { databaseUrl: string; identityUrl: string; actionsUrl: string };

/** Starts an engine and a web server before an actions service. */
async function startServers(
  { databaseUrl, identityUrl, actionsUrl }: Place,
  settings: Record<string, string>,
) {
  const engine = await startTestEngine({
    databaseUrl,
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata() }),
    env: {
      ACTIONS_URL: actionsUrl,
      ACTION_SECRET: actionSecret,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_JWT_SECRET: jwtSecretOf(identityUrl),
    },
  });
  const web = await startWeb(engine.url, {
    ...webSettings(actionsUrl),
    KEYCLOAK_URL: identityUrl,
    ...settings,
  });

  return { engine, web };
}
