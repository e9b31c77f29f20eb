import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findImages, pinImages } from '../../tooling/image/image-references.ts';
import { find, podOf, type Resource } from '../../scripts/kubernetes/read-manifests.ts';
import { readCompose } from '#tests/support/compose/read-compose.ts';
import { build, copyOverlay, type Built } from './build-overlay.ts';
import { crdFaults, hasCrd, installTypes } from './operator-types.ts';
import { hasTools } from './tools.ts';

/** Kinds whose schema is in no registry that these checks can ask; only the rest of an ObjectStore is checked. */
const WITHOUT_SCHEMA = ['Keycloak', 'ObjectStore'];

describe.skipIf(!hasTools('kustomize', 'kubernetes-validate'))('deploy/kubernetes', () => {
  let copy: ReturnType<typeof copyOverlay>;

  beforeAll(installTypes);
  beforeEach(() => {
    copy = copyOverlay();
  });
  afterEach(() => copy.remove());

  /** Asks Kubernetes' own schemas; returns the lines that name a fault or a kind without a schema. */
  function validate(text: string): { faults: string[]; unknown: string[]; passed: number } {
    const file = join(copy.overlay, 'built.yaml');
    writeFileSync(file, text);
    const { stdout, stderr } = spawnSync('kubernetes-validate', ['--strict', file], { encoding: 'utf8' });
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
    return {
      passed: lines.filter((line) => line.startsWith('INFO')).length,
      unknown: lines.flatMap((line) => /find schema for kind (\w+)/.exec(line)?.[1] ?? []),
      faults: lines.filter((line) => !line.startsWith('INFO') && !line.includes('find schema for kind')),
    };
  }

  const names = (resources: readonly Built[], kind: string) =>
    resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

  it('is built by kustomize, with the addresses of the overlay', () => {
    const { text, resources, fault } = build(copy.overlay);

    expect(fault).toBe('');
    expect(resources.length).toBeGreaterThan(40);
    expect(text).not.toMatch(/set-by-the-overlay/);
    expect(
      text.match(/host: www\.example\.com|- www\.example\.com|hostname: https:\/\/www\.example\.com/g),
    ).toHaveLength(3);
    expect(text).toContain('"issuer": "$(PUBLIC_URL)/realms/hosting"');
    const everywhere = resources.filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(everywhere.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['hostfront']));
  });

  it('takes the digests that `npm run images:pin` writes', () => {
    const digest = `sha256:${'1'.repeat(64)}`;
    const pin = (file: string) =>
      copy.spoil(file, (text) => {
        const images = findImages(file, text);
        return pinImages(text, images, new Map(images.map(({ image }) => [image, digest])));
      });
    pin('kustomization.yaml');
    pin('../../base/database.yaml');
    const { text, fault } = build(copy.overlay);

    expect(fault).toBe('');
    const pinned = [...text.matchAll(/image(?:Name)?: (\S+)@(\S+)$/gm)].map(([, name]) => name);
    expect(new Set(pinned)).toEqual(
      new Set([
        expect.stringMatching(/^hasura\/graphql-engine:v\d/),
        expect.stringMatching(/^ghcr\.io\/cloudnative-pg\/postgresql:17\.\d/),
      ]),
    );
    expect(validate(text).faults).toEqual([]);
  });

  it('takes the component for traces, by which `web` and `actions` load what the compose file has them load', () => {
    copy.spoil('kustomization.yaml', (text) => `${text}\ncomponents: [../../components/tracing]\n`);
    const { text, resources, fault } = build(copy.overlay);
    const [secret = ''] = names(resources, 'Secret').filter((name) => name.startsWith('hostfront-secrets-'));
    const traced = readCompose('docker-compose.tracing.yml').services;

    expect(fault).toBe('');
    expect(validate(text).faults).toEqual([]);
    expect(names(resources, 'NetworkPolicy')).toContain('traces');
    for (const name of ['web', 'actions']) {
      const { spec } = find(resources as unknown as Resource[], 'Deployment', name);
      const container = spec.template?.spec.containers[0];
      expect(container?.command).toEqual(traced[name]?.command);
      expect(container?.env?.at(-1)).toEqual({
        name: 'OTEL_EXPORTER_OTLP_HEADERS',
        valueFrom: { secretKeyRef: { name: secret, key: 'OTEL_EXPORTER_OTLP_HEADERS', optional: true } },
      });
      expect(container?.envFrom).toHaveLength(1);
    }
  });

  it('names secrets and settings that are there, or that an operator makes', () => {
    const { text, resources } = build(copy.overlay);
    const made = [...names(resources, 'Secret'), 'hostfront-database-app', 'keycloak-database-app'];
    const secrets = [...text.matchAll(/secretKeyRef:\n(?:\s+(?:key|optional): .*\n)*\s+name: (\S+)/g)].map(
      ([, name]) => name,
    );
    const settings = [...text.matchAll(/config(?:MapKey|Map)Ref:\n(?:\s+key: .*\n)?\s+name: (\S+)/g)].map(
      ([, name]) => name,
    );

    expect(secrets.length).toBeGreaterThan(30);
    expect([...new Set(secrets)].filter((name) => !made.includes(name ?? ''))).toEqual([]);
    expect(settings.length).toBeGreaterThan(3);
    expect(
      [...new Set(settings)].filter((name) => !names(resources, 'ConfigMap').includes(name ?? '')),
    ).toEqual([]);
  });

  it('gives the doctor the environment of `actions`', () => {
    const { resources } = build(copy.overlay);
    const containerOf = (kind: string, name: string) =>
      podOf(resources.find((one) => one.kind === kind && one.metadata.name === name) as unknown as Resource)
        ?.containers[0];
    const { env, envFrom } = containerOf('Deployment', 'actions') ?? {};

    expect(env?.length).toBeGreaterThan(15);
    expect(containerOf('CronJob', 'doctor')).toMatchObject({ env, envFrom });
  });

  it("fits Kubernetes' schemas, without a field that they do not know", () => {
    const { text, resources } = build(copy.overlay);
    const { faults, unknown, passed } = validate(text);

    expect(faults).toEqual([]);
    expect(passed + unknown.length).toBe(resources.length);
    expect([...new Set(unknown)].sort()).toEqual(
      [...new Set(resources.filter(hasCrd).map(({ kind }) => kind)), ...WITHOUT_SCHEMA].sort(),
    );
  });

  it('fits what npm has of the CRDs of CloudNativePG and the Prometheus Operator', async () => {
    const { resources } = build(copy.overlay);

    expect(new Set(resources.filter(hasCrd).map(({ kind }) => kind))).toEqual(
      new Set(['Cluster', 'ScheduledBackup', 'PodMonitor', 'PrometheusRule']),
    );
    expect(await crdFaults(resources)).toBe('');
  });

  describe('broken on purpose', () => {
    it.each([
      [
        'a file with secrets is missing',
        'kustomization.yaml',
        /envs: \[secrets\.env\]/,
        'envs: [none.env]',
        /none\.env/,
      ],
      [
        'a patch of nothing',
        'ingress.yaml',
        /name: hostfront$/m,
        'name: hostfrnt',
        /no matches for Id .*hostfrnt/,
      ],
      ['a setting of the host that is missing', 'settings.env', /^PUBLIC_URL=.*$/m, '', /PUBLIC_URL/],
    ] as const)('kustomize finds %s', (_, file, from, to, said) => {
      copy.spoil(file, (text) => text.replace(from, to));

      expect(build(copy.overlay).fault).toMatch(said);
    });

    it.each([
      [
        'a probe by another name',
        '../../base/web.yaml',
        /readinessProbe/,
        'readynessProbe',
        /readynessProbe/,
      ],
      [
        'a port that is a word',
        '../../base/web.yaml',
        /containerPort: 3000/,
        'containerPort: three',
        /three/,
      ],
      [
        'a Job that restarts always',
        '../../base/migrate.yaml',
        /backoffLimit: 10/,
        'backoffLimit: often',
        /often/,
      ],
      [
        'a network policy of a new kind',
        '../../base/network-policies.yaml',
        /policyTypes: \[Ingress, Egress\]/,
        'policyType: Ingress',
        /policyType/,
      ],
      [
        'an autoscaler without a target',
        '../../base/actions.yaml',
        /scaleTargetRef: .*/,
        '',
        /scaleTargetRef/,
      ],
    ] as const)("Kubernetes' schemas find %s", (_, file, from, to, said) => {
      copy.spoil(file, (text) => text.replace(from, to));

      expect(validate(build(copy.overlay).text).faults.join('\n')).toMatch(said);
    });

    it.each([
      [
        'a method of replication',
        '../../base/database.yaml',
        /method: any/,
        'method: all',
        /synchronous\/method/,
      ],
      ['a field of a cluster', '../../base/database.yaml', /instances: 3/, 'instance: 3', /'?instance'?/],
      [
        'a target of a backup',
        '../../base/backup.yaml',
        /target: prefer-standby/,
        'target: standby',
        /spec\/target/,
      ],
      [
        'a compression of an object store',
        '../../base/backup.yaml',
        /compression: gzip/,
        'compression: gzp',
        /compression/,
      ],
      ['a field of a monitor', '../../base/monitoring.yaml', /podMetricsEndpoints/, 'endpoints', /endpoints/],
    ] as const)('the CRDs of the operators find %s', async (_, file, from, to, said) => {
      copy.spoil(file, (text) => text.replace(from, to));

      expect(await crdFaults(build(copy.overlay).resources)).toMatch(said);
    });
  });
});
