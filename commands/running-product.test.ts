import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { runningDatabaseUrl, runningGraphql } from './running-product.ts';

let DATA_DIR: string;
let server: Server;

beforeEach(async () => {
  DATA_DIR = makeTestFolder(onTestFinished);
  server = createServer((_request, response) => void response.end('OK'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const write = (file: string, content: object) => {
  writeFileSync(join(DATA_DIR, file), JSON.stringify(content));
};
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('runningGraphql', () => {
  it('finds address and admin secret of the running product in its data folder', async () => {
    write('addresses.json', { graphql: address() });
    write('secrets.json', { hasuraAdminSecret: 'kept' });

    expect(await runningGraphql({ DATA_DIR })).toEqual({ endpoint: address(), adminSecret: 'kept' });
  });

  it('prefers the address and the secret that environment variables give', async () => {
    const source = { DATA_DIR, HASURA_GRAPHQL_ENDPOINT: address(), HASURA_GRAPHQL_ADMIN_SECRET: 'given' };

    expect(await runningGraphql(source)).toEqual({ endpoint: address(), adminSecret: 'given' });
  });

  it('tells to run `npm start` if no product has run in the data folder, or its address does not answer', async () => {
    await expect(runningGraphql({ DATA_DIR })).rejects.toThrow(/^No product has run in .*npm start/);

    write('addresses.json', { graphql: 'http://127.0.0.1:1' });
    write('secrets.json', { hasuraAdminSecret: 'kept' });
    await expect(runningGraphql({ DATA_DIR })).rejects.toThrow(/^Nothing answers at .*npm start/);
  });
});

describe('runningDatabaseUrl', () => {
  it('prefers DATABASE_URL of the environment', async () => {
    const DATABASE_URL = 'postgres://owner@db.test/hostfront';

    expect(await runningDatabaseUrl({ DATA_DIR, DATABASE_URL })).toBe(DATABASE_URL);
  });

  it('names DATABASE_URL as the way out if no database runs in the data folder', async () => {
    await expect(runningDatabaseUrl({ DATA_DIR })).rejects.toThrow(/^No database runs in .*DATABASE_URL/);
  });
});
