import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressFaults } from '#tests/support/compose/address-faults.ts';
import { fitsSchema } from '#tests/support/compose/fits-schema.ts';
import { guaranteeFaults } from '#tests/support/compose/guarantee-faults.ts';
import {
  mergeCompose,
  readCompose,
  resolveVariables,
  type ComposeFile,
  type Service,
} from '#tests/support/compose/read-compose.ts';
import { secretFaults } from '#tests/support/compose/secret-faults.ts';

const TRACER = '--import=./deploy/tracing/register.mjs';
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const base = readCompose('docker-compose.yml');
const proxy = readCompose('docker-compose.proxy.yml');
/** The command of the image, which a service without one runs. */
const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '') as string[];

let override: ComposeFile;
const merge = (): ComposeFile => mergeCompose(base, override);
const web = (): Service => override.services['web'] ?? {};

beforeEach(() => {
  override = readCompose('docker-compose.tracing.yml');
});

describe('docker-compose.yml with docker-compose.tracing.yml', () => {
  it.each([
    ['alone', () => merge()],
    ['and with docker-compose.proxy.yml', () => mergeCompose(mergeCompose(base, proxy), override)],
  ])('fits the schema and keeps each guarantee, %s', (_, files) => {
    expect(fitsSchema(files()), JSON.stringify(fitsSchema.errors)).toBe(true);
    expect(guaranteeFaults(files())).toEqual([]);
    expect(secretFaults(files())).toEqual([]);
    expect(addressFaults(files())).toEqual([]);
  });

  it.each(['web', 'actions'])('starts %s by its own command, behind the file that records traces', (name) => {
    const [node, ...rest] = base.services[name]?.command ?? command;

    expect(merge().services[name]?.command).toEqual([node, TRACER, ...rest]);
  });

  it.each(['web', 'actions'])('adds to %s what traces need, and leaves it all else', (name) => {
    const before = base.services[name];
    const { environment, secrets, networks, build, image } = merge().services[name] ?? {};

    expect(environment).toEqual({ ...before?.environment, ...web().environment });
    expect(Object.keys(web().environment ?? {}).filter((one) => !one.startsWith('OTEL_'))).toEqual([]);
    expect(secrets).toEqual([...(before?.secrets ?? []), 'otel_exporter_otlp_headers']);
    expect(networks).toEqual(before?.networks);
    expect({ build, image }).toEqual({
      build: { ...before?.build, target: 'traced' },
      image: 'hostfront-traced',
    });
  });

  it('changes no other service', () => {
    for (const [name, service] of Object.entries(merge().services)) {
      if (name !== 'web' && name !== 'actions') expect(service).toEqual(base.services[name]);
    }
  });

  it('lets both reach a collector outside', () => {
    for (const name of ['web', 'actions']) {
      const leadsOut = (merge().services[name]?.networks ?? []).some(
        (network) => merge().networks[network]?.internal !== true,
      );
      expect([name, leadsOut]).toEqual([name, true]);
    }
  });

  it('asks for the address of the collector', () => {
    expect(() => resolveVariables(merge(), { PUBLIC_URL: 'http://a' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT/,
    );
  });

  it.each([
    ['web has OTEL_EXPORTER_OTLP_HEADERS in its environment', () => spoil('OTEL_EXPORTER_OTLP_HEADERS')],
    ['web lacks the secret otel_exporter_otlp_headers', () => (web().secrets = [])],
    ['otel_exporter_otlp_headers is defined nowhere', () => delete override.secrets],
  ] as Array<[string, () => void]>)('is found when it is broken: %s', (fault, change) => {
    change();

    expect(secretFaults(merge())).toContain(fault);
  });
  const spoil = (name: string) => (web().environment = { [name]: 'authorization=Bearer x' });
});

describe('the stage `traced` of deploy/Dockerfile', () => {
  it('has the files that the command names and they import', () => {
    const [, files = ''] = /^COPY (deploy\/tracing\/register\.mjs .*) \.\/$/m.exec(dockerfile) ?? [];

    expect(dockerfile).toContain('FROM product AS traced\nCOPY --from=tracing /tracing deploy/tracing\n');
    for (const file of files.split(' ')) {
      for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/['"]\.\/([\w.-]+)['"]/g)) {
        expect(files.split(' ')).toContain(join('deploy/tracing', imported));
      }
      expect(existsSync(file)).toBe(true);
    }
    expect(files).toContain('register.mjs');
  });

  it('is not what a build without a target makes', () => {
    expect(dockerfile.trim().split('\n').at(-1)).toBe('FROM product');
  });
});
