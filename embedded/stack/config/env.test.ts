import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, 'imap://box.test/INBOX\n');

  const { passedOn } = readEnv('/', { IMAP_URL_FILE: path });

  expect(passedOn).toEqual({ IMAP_URL: 'imap://box.test/INBOX' });
});
