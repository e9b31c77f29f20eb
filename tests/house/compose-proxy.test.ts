import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressFaults } from '#tests/support/compose/address-faults.ts';
import { fitsSchema } from '#tests/support/compose/fits-schema.ts';
import { guaranteeFaults } from '#tests/support/compose/guarantee-faults.ts';
import {
  mergeCompose,
  parseCompose,
  type ComposeFile,
  type Service,
} from '#tests/support/compose/read-compose.ts';
import { secretFaults } from '#tests/support/compose/secret-faults.ts';

const read = (path: string): ComposeFile => parseCompose(readFileSync(path, 'utf8'));

let override: ComposeFile;
const proxy = (): Service => override.services['proxy'] ?? {};
const merge = (): ComposeFile => mergeCompose(read('docker-compose.yml'), override);

beforeEach(() => {
  override = read('docker-compose.proxy.yml');
});

describe('docker-compose.yml with docker-compose.proxy.yml', () => {
  it('fits the schema and keeps each guarantee', () => {
    expect(fitsSchema(merge()), JSON.stringify(fitsSchema.errors)).toBe(true);
    expect(guaranteeFaults(merge())).toEqual([]);
    expect(secretFaults(merge())).toEqual([]);
    expect(addressFaults(merge())).toEqual([]);
  });

  it('takes the published port from `web`, which can then run twice, and gives the same address to the proxy', () => {
    const { services } = merge();

    expect(services['web']).not.toHaveProperty('ports');
    expect(services['proxy']?.ports).toContain(read('docker-compose.yml').services['web']?.ports?.[0]);
    // Two containers of a service can't have one name, either.
    expect(services['web']).not.toHaveProperty('container_name');
  });

  it('has `web` and `actions` believe the proxy, and leaves them all other variables', () => {
    const before = read('docker-compose.yml').services;

    for (const name of ['web', 'actions']) {
      expect(merge().services[name]?.environment).toEqual({
        ...before[name]?.environment,
        TRUSTED_PROXIES: '${TRUSTED_PROXIES:-uniquelocal}',
      });
    }
  });

  it('has Caddy pass everything on to the port on which `web` listens', () => {
    const caddyfile = readFileSync('deploy/caddy/Caddyfile', 'utf8');
    const { environment } = merge().services['web'] ?? {};

    expect(caddyfile).toMatch(new RegExp(`name web\\s+port ${environment?.['PORT']}\\b`));
    expect(caddyfile).toContain(`http://:${environment?.['PORT']} {`);
    expect(proxy().healthcheck?.test.at(-1)).toContain(':2020');
  });

  it.each([
    ['proxy writes into its image', () => delete proxy().read_only],
    ['proxy has other rights than it needs', () => (proxy().cap_add = ['NET_ADMIN'])],
    ['proxy has no limit of memory', () => delete proxy().mem_limit],
    ['proxy has no health', () => delete proxy().healthcheck],
    ['proxy names no version of its image', () => (proxy().image = 'caddy:latest')],
    ['database has other members', () => proxy().networks?.push('inside', 'database')],
    ['web has a port of its own beside the proxy', () => delete override.services['web']?.ports],
  ] as Array<[string, () => void]>)('is found when it is broken: %s', (fault, spoil) => {
    spoil();

    expect(guaranteeFaults(merge())).toContain(fault);
  });
});

describe('the merge of two compose files', () => {
  const base = parseCompose(
    'services: { a: { command: [x], ports: [1:1], volumes: [v:/v], environment: { A: 1, B: 2 } } }',
  );

  it('replaces commands, joins lists without doubles, merges mappings, and takes away what is reset', () => {
    const over = parseCompose(
      'services: { a: { command: [y], ports: !reset [], volumes: [v:/v, w:/w], environment: { B: 3, A: !reset null } } }',
    );

    expect(mergeCompose(base, over).services['a']).toEqual({
      command: ['y'],
      volumes: ['v:/v', 'w:/w'],
      environment: { B: 3 },
    });
  });
});
