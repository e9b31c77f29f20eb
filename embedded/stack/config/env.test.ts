import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { readEnv } from './env.ts';

it('a part is given every variable but those of the launcher and of backups', () => {
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

it('a real server is refused without the secrets that it shares with us', () => {
  const read = (env: Record<string, string>) => () => readEnv('/', env);

  expect(read({ KEYCLOAK_URL: 'http://127.0.0.1:1' })).toThrow(
    /^With KEYCLOAK_URL set, WEB_CLIENT_SECRET and ACTIONS_CLIENT_SECRET must be set too\.$/,
  );
  expect(read({ HASURA_GRAPHQL_ENDPOINT: 'http://127.0.0.1:1', ACTION_SECRET: 'a'.repeat(32) })).toThrow(
    /^With HASURA_GRAPHQL_ENDPOINT set, DATABASE_URL must be set too\.$/,
  );
});

it('leaves room for the ports after that of the first metrics', () => {
  expect(() => readEnv('/', { METRICS_PORT: '65533' })).toThrow(/METRICS_PORT must be at most 65532/);
  expect(readEnv('/', { METRICS_PORT: '65532' }).METRICS_PORT).toBe(65_532);
});

it('traces are refused without the packages that record them', () => {
  const read = (root: string) => () =>
    readEnv(root, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });

  expect(read('/nowhere')).toThrow(/npm ci --prefix deploy\/tracing$/);
});

it('a secret in a file reaches the part as if it stood in the environment', () => {
  const path = join(makeTestFolder(onTestFinished), 'secret');
  writeFileSync(path, 'imap://box.test/INBOX\n');

  const { passedOn } = readEnv('/', { IMAP_URL_FILE: path });

  expect(passedOn).toEqual({ IMAP_URL: 'imap://box.test/INBOX' });
});
