import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from './env.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const settings = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
/** Settings of containers alone: the embedded parts have a database user, secrets and a mail catcher of their own. */
const OF_CONTAINERS =
  /^(KEYCLOAK_DB_URL|KEYCLOAK_DB_USERNAME|PROXY_TLS|SMTP_HOST|SMTP_PORT|MAIL_WEB_PORT|COMPOSE_PROFILES)$/;

it('every setting of .env.example reaches the part that it is for', () => {
  const { passedOn, ...own } = readEnv(
    rootWithTracing(),
    Object.fromEntries(settings.map((name) => [name, valueOf(name)])),
  );

  const lost = settings.filter((name) => !(name in passedOn) && !(name in own) && !OF_CONTAINERS.test(name));

  expect(settings.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
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

/** Makes a folder that has the packages for traces, as the launcher sees it. */
function rootWithTracing(): string {
  const root = mkdtempSync(join(tmpdir(), 'hostfront-env-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'deploy/tracing/node_modules'), { recursive: true });
  return root;
}

/** Returns a value that the launcher's schema accepts. */
function valueOf(name: string): string {
  if (/^(METRICS_)?PORT$/.test(name)) return '3000';
  if (name.startsWith('LOG_MAX_')) return '65536';
  if (name.endsWith('_URL')) return name === 'SMTP_URL' ? 'smtp://mail.test' : 'http://site.test';
  if (name === 'DEMO_DATA') return 'false';
  return name === 'ADMIN_EMAIL' ? 'admin@site.test' : 'x'.repeat(32);
}
