import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { readEnv } from './env.ts';

it('readEnv passes on all variables except those of npm start itself and of backups', () => {
  const others = { SSL_CERT_FILE: '/etc/ssl/own.pem', no_proxy: '127.0.0.1', IMPORT_MAX_MB: '16' };
  const own = {
    PORT: '3001',
    DATABASE_URL: 'postgres://owner:secret@db.test/hostfront',
    ADMIN_PASSWORD: 'of the first administrator',
    KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: 'of the realm master',
    BACKUP_PASSPHRASE_FILE: '/etc/hostfront/passphrase',
  };

  expect(readEnv('/', { ...own, ...others }).passedOn).toEqual(others);
});

it('readEnv refuses KEYCLOAK_URL or HASURA_GRAPHQL_ENDPOINT without the secrets that go with it', () => {
  const read = (env: Record<string, string>) => () => readEnv('/', env);

  expect(read({ KEYCLOAK_URL: 'http://127.0.0.1:1' })).toThrow(
    /^With KEYCLOAK_URL set, WEB_CLIENT_SECRET and ACTIONS_CLIENT_SECRET must be set too\.$/,
  );
  expect(read({ HASURA_GRAPHQL_ENDPOINT: 'http://127.0.0.1:1', ACTION_SECRET: 'a'.repeat(32) })).toThrow(
    /^With HASURA_GRAPHQL_ENDPOINT set, DATABASE_URL must be set too\.$/,
  );
});

it('readEnv refuses a METRICS_PORT so high that the next three ports would not exist', () => {
  expect(() => readEnv('/', { METRICS_PORT: '65533' })).toThrow(/METRICS_PORT must be at most 65532/);
  expect(readEnv('/', { METRICS_PORT: '65532' }).METRICS_PORT).toBe(65_532);
});

it('readEnv refuses OTEL_EXPORTER_OTLP_ENDPOINT if the packages that record traces are not installed', () => {
  const read = (root: string) => () =>
    readEnv(root, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });

  expect(read('/nowhere')).toThrow(/npm ci --prefix deploy\/tracing$/);
});

it('readEnv passes on the content of the file that IMAP_URL_FILE names as IMAP_URL', () => {
  const path = join(makeTestFolder(onTestFinished), 'secret');
  writeFileSync(path, 'imap://box.test/INBOX\n');

  const { passedOn } = readEnv('/', { IMAP_URL_FILE: path });

  expect(passedOn).toEqual({ IMAP_URL: 'imap://box.test/INBOX' });
});
