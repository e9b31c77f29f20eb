import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ComposeFile } from '#tests/support/compose/read-compose.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { hasTools } from './tools.ts';

const BASE = 'docker-compose.yml';
const PROXY = 'docker-compose.proxy.yml';
const TRACING = 'docker-compose.tracing.yml';

/** .env.example, with the one value that is asked for beside the public address. */
const ENV = readFileSync('.env.example', 'utf8').replace(
  /^OTEL_EXPORTER_OTLP_ENDPOINT=$/m,
  '$&http://collector.test:4318',
);

const folder = useDataFolder();
const loader = join(folder, 'loader');

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

describe.skipIf(!hasTools('go'))("Docker Compose's own Go library (compose-go)", () => {
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
  ])('reads %s', (_, files) => {
    const { project, stderr } = load(files);

    expect(stderr).toBe('');
    expect(Object.keys(project?.services ?? {})).toContain('web');
    // With Caddy `web` has no port of its own, so that it can run twice.
    expect(project?.services['web']?.ports?.length).toBe(files.includes(PROXY) ? undefined : 1);
  });

  it.each([
    ['the public address', 'PUBLIC_URL', [BASE]],
    ["the collector's address", 'OTEL_EXPORTER_OTLP_ENDPOINT', [BASE, TRACING]],
  ])('fails to load without %s', (_, name, files) => {
    const { status, stderr } = load(files, ENV.replace(new RegExp(`^${name}=.*$`, 'm'), ''));

    expect(status).not.toBe(0);
    expect(stderr).toContain(name);
  });

  it('builds the images with tracing from the stage "traced" of the Dockerfile', () => {
    const { project } = load([BASE, TRACING]);

    for (const [name, { image, build }] of Object.entries(project?.services ?? {})) {
      const isTraced = ['web', 'actions'].includes(name);
      expect([name, build?.target]).toEqual([name, isTraced ? 'traced' : undefined]);
      if (isTraced) expect([image, build?.dockerfile]).toEqual(['hostfront-traced', 'deploy/Dockerfile']);
    }
  });
});
