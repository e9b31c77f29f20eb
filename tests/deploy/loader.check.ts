import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mergeCompose,
  readCompose,
  readEnvFile,
  resolveVariables,
  type ComposeFile,
} from '#tests/support/compose/read-compose.ts';
import { hasTools } from './tools.ts';

const BASE = 'docker-compose.yml';
const PROXY = 'docker-compose.proxy.yml';
const TRACING = 'docker-compose.tracing.yml';

/** .env.example, with the one value that is asked for beside the public address. */
const ENV = readFileSync('.env.example', 'utf8').replace(
  /^OTEL_EXPORTER_OTLP_ENDPOINT=$/m,
  '$&http://collector.test:4318',
);

let folder: string;
let loader: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostfront-loader-'));
  loader = join(folder, 'loader');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads compose files as Docker Compose does, by its own library. */
function load(files: readonly string[], env = ENV) {
  const envFile = join(folder, 'env');
  writeFileSync(envFile, env);
  const { status, stdout, stderr } = spawnSync(loader, [envFile, ...files.map((file) => resolve(file))], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    maxBuffer: 16 * 1024 * 1024,
  });
  return { status, stderr, project: status === 0 ? (JSON.parse(stdout) as ComposeFile) : undefined };
}

describe.skipIf(!hasTools('go'))("Docker Compose's own library", () => {
  beforeAll(() => {
    const built = spawnSync('go', ['build', '-o', loader, '.'], {
      cwd: 'tests/deploy/compose-loader',
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(built.stderr);
  }, 600_000);

  it.each([
    ['the file alone', [BASE]],
    ['the file with Caddy', [BASE, PROXY]],
    ['the file with traces', [BASE, TRACING]],
    ['the file with Caddy and traces', [BASE, PROXY, TRACING]],
  ])('reads %s as the other checks do', (_, files) => {
    const [base = BASE, ...overrides] = files;
    const { project, stderr } = load(files);
    const ours = resolveVariables(
      overrides.map(readCompose).reduce(mergeCompose, readCompose(base)),
      readEnvFile(ENV),
    );

    expect(stderr).toBe('');
    expect(Object.keys(project?.services ?? {}).sort()).toEqual(Object.keys(ours.services).sort());
    expect(Object.keys(project?.secrets ?? {}).sort()).toEqual(Object.keys(ours.secrets ?? {}).sort());
    for (const [name, service] of Object.entries(ours.services)) {
      const theirs = project?.services[name];
      const environment = Object.entries(service.environment ?? {}).map(([key, value]) => [
        key,
        String(value),
      ]);
      expect([name, theirs?.environment ?? {}]).toEqual([name, Object.fromEntries(environment)]);
      expect([name, theirs?.command ?? undefined]).toEqual([name, service.command]);
      expect([name, theirs?.entrypoint ?? undefined]).toEqual([name, service.entrypoint]);
      expect([name, theirs?.healthcheck?.test]).toEqual([name, service.healthcheck?.test]);
      expect([name, theirs?.ports?.length]).toEqual([name, service.ports?.length]);
      expect([name, Object.keys(theirs?.networks ?? {}).sort()]).toEqual([
        name,
        [...(service.networks ?? [])].sort(),
      ]);
      expect([name, theirs?.read_only, theirs?.tmpfs]).toEqual([name, service.read_only, service.tmpfs]);
    }
  });

  it.each([
    [
      'a key that is not known',
      (text: string) => text.replace('pids_limit: 512', 'pid_limit: 512'),
      'pid_limit',
    ],
    [
      'a secret that is defined nowhere',
      (text: string) => text.replace('  link_secret: {', '  lnk_secret: {'),
      'link_secret',
    ],
    [
      'a network that is defined nowhere',
      (text: string) => text.replace('networks: [outside,', 'networks: [outer,'),
      'outer',
    ],
    [
      'a service that is waited for and missing',
      (text: string) => text.replace('\n  migrated:', '\n  migrator:'),
      'migrated',
    ],
  ])('refuses %s', (_, spoil, reason) => {
    const file = join(folder, 'docker-compose.yml');
    writeFileSync(file, spoil(readFileSync(BASE, 'utf8')));
    const { status, stderr } = load([file]);

    expect(status).not.toBe(0);
    expect(stderr).toContain(reason);
  });

  it.each([
    ['the public address', 'PUBLIC_URL', [BASE]],
    ["the collector's address", 'OTEL_EXPORTER_OTLP_ENDPOINT', [BASE, TRACING]],
  ])('refuses to go on without %s', (_, name, files) => {
    const { status, stderr } = load(files, ENV.replace(new RegExp(`^${name}=.*$`, 'm'), ''));

    expect(status).not.toBe(0);
    expect(stderr).toContain(name);
  });

  it('builds the image for traces from the stage that has their packages', () => {
    const { project } = load([BASE, TRACING]);

    for (const [name, { image, build }] of Object.entries(project?.services ?? {})) {
      const isTraced = ['web', 'actions'].includes(name);
      expect([name, build?.target]).toEqual([name, isTraced ? 'traced' : undefined]);
      if (isTraced) expect([image, build?.dockerfile]).toEqual(['hostfront-traced', 'deploy/Dockerfile']);
    }
  });
});
