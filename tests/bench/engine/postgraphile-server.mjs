import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { servePeer } from '../support/serve-peer.ts';

/** Serves PostGraphile 5, set up as in its documentation, without its IDE and mutations. */
servePeer(async ({ databaseUrl, connections, folder }) => {
  const require = createRequire(`${folder}/package.json`);
  const load = async (name) => {
    const module = await import(pathToFileURL(require.resolve(name)).href);
    return { ...module.default, ...module };
  };
  const { postgraphile } = await load('postgraphile');
  const { makeV4Preset } = await load('postgraphile/presets/v4');
  const { PostGraphileAmberPreset } = await load('postgraphile/presets/amber');
  const { makePgService } = await load('postgraphile/adaptors/pg');
  const { grafserv } = await load('grafserv/node');
  const { Pool } = await load('pg');

  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  pool.on('error', () => undefined);
  const instance = postgraphile({
    extends: [
      PostGraphileAmberPreset,
      makeV4Preset({ simpleCollections: 'both', disableDefaultMutations: true }),
    ],
    pgServices: [makePgService({ pool, schemas: ['public'], pubsub: false })],
    grafserv: { graphqlPath: '/v1/graphql', graphiql: false, watch: false },
    grafast: { explain: false },
  });
  const server = createServer();
  await instance.createServ(grafserv).addTo(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
});
