import { type IncomingMessage, request } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ADMIN_SECRET, asRole } from '../support/start-test-engine.ts';
import { CommandLine } from './command-line.ts';
import { useWorld } from './world.ts';

const world = useWorld();
const { cli } = world;

describe('the first requests of a Hasura CLI command', () => {
  it('get the answers of a Hasura server of version 2', async () => {
    await cli.begin();

    expect((await cli.send('GET', '/v1/version')).body).toEqual({ version: 'v2.48.5', server_type: 'ce' });
    expect((await cli.send('GET', '/v1alpha1/config')).body).toMatchObject({
      version: 'v2.48.5',
      is_admin_secret_set: true,
      console_assets_dir: null,
    });
    expect((await cli.metadata('get_catalog_state')).body).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      console_state: {},
    });
  });
});

describe('the admin APIs', () => {
  const asked: [method: string, path: string, body?: unknown][] = [
    ['POST', '/v1/metadata', { type: 'export_metadata', args: {} }],
    ['POST', '/v1/query', { type: 'export_metadata', args: {} }],
    ['POST', '/v2/query', { type: 'run_sql', args: { sql: 'select 1' } }],
    ['POST', '/v1alpha1/pg_dump', {}],

    ['GET', '/v1alpha1/config'],
  ];

  it('refuse every request with a wrong secret', async () => {
    for (const [method, at, body] of asked) {
      const reply = await new CommandLine(world.engine, 'wrong').send(method, at, body);
      expect([at, reply.status]).toEqual([at, 401]);
      expect(reply.body).toMatchObject({ code: 'access-denied' });
    }
  });

  it('refuse a request whose role is not admin', async () => {
    const headers = { ...asRole('reader'), 'content-type': 'application/json' };
    const body = JSON.stringify({ type: 'reload_metadata', args: {} });
    const reply = await fetch(`${world.engine.url}/v1/metadata`, { method: 'POST', headers, body });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'access-denied' });
  });

  it('refuse a body of more than 20 MB by its announced length', async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = 20 * 1024 * 1024 + 1;
      const headers = {
        'content-type': 'application/json',
        'content-length': length,
        'x-hasura-admin-secret': ADMIN_SECRET,
      };
      const asked = request(`${world.engine.url}/v2/query`, { method: 'POST', headers }, resolve);
      asked.on('error', reject);
      asked.flushHeaders();
    });

    expect(response.statusCode).toBe(413);
    response.destroy();
  });

  it('log a command with its request id and error code, without the SQL', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const engine = await world.start({}, logger);
    const headers = {
      'content-type': 'application/json',
      'x-hasura-admin-secret': ADMIN_SECRET,
      'x-request-id': 'asked-by-me',
    };
    const body = JSON.stringify({ type: 'run_sql', args: { sql: "select 'a secret' from nowhere" } });
    await fetch(`${engine.url}/v2/query`, { method: 'POST', headers, body });
    await engine.stop();

    const line = lines.find((one) => one.includes('asked-by-me'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId: 'asked-by-me',
      commands: 'run_sql',
      code: 'postgres-error',
    });
    expect(lines.join('')).not.toContain('a secret');
  });

  it('answer "not found" on every path where they are disabled', async () => {
    const closed = await world.start({ HASURA_GRAPHQL_ENABLED_APIS: 'graphql' });
    const outside = await world.start({ HASURA_GRAPHQL_SERVER_HOST: '0.0.0.0' });
    for (const [method, at, body] of asked) {
      const gone = { path: '$', error: 'resource does not exist', code: 'not-found' };
      expect(await new CommandLine(closed).send(method, at, body)).toEqual({ status: 404, body: gone });
      expect(await new CommandLine(outside).send(method, at, body)).toEqual({ status: 404, body: gone });
    }
    expect((await closed.post({ query: '{ __typename }' })).status).toBe(200);
    await closed.stop();
    await outside.stop();
  });
});
