import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findImages, pinImages } from '../../tooling/image/image-references.ts';
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

  it('names only secrets and settings that exist or that an operator creates', () => {
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
    const { env, envFrom } = containerOf(resources, 'actions');

    expect(env?.length).toBeGreaterThan(15);
    expect(containerOf(resources, 'doctor')).toMatchObject({ env, envFrom });
  });

  it.each(['web', 'actions', 'graphql'])(
    'gives %s the image and the variables of docker-compose.yml',
    (name) => {
      const { resources } = build(copy.overlay);
      const settings = resources.find(
        ({ kind, metadata }) => kind === 'ConfigMap' && /settings/.test(metadata.name),
      );
      const { env = [], envFrom, image } = containerOf(resources, name);
      const given = [
        ...env.map((entry) => entry.name),
        ...(envFrom ? Object.keys(settings?.['data'] ?? {}) : []),
        // It is for development alone.
        'WEBHOOK_ALLOW_PRIVATE',
      ];
      const service = readCompose('docker-compose.yml').services[name];
      const wanted = Object.keys(service?.environment ?? {}).map((variable) =>
        variable.replace(/_FILE$/, ''),
      );

      expect(wanted.filter((variable) => !given.includes(variable))).toEqual([]);
      if (!service?.build) expect(image).toBe(service?.image);
    },
  );

  it('starts Keycloak in the version and with the features for which its image is built', () => {
    const { resources } = build(copy.overlay);
    const keycloak = resources.find(({ kind }) => kind === 'Keycloak') ?? expect.fail('There is none.');
    const { image, features } = keycloak['spec'] as { image: string; features: { disabled: string[] } };
    const dockerfile = readFileSync('deploy/keycloak/Dockerfile', 'utf8');

    expect(dockerfile).toContain(`keycloak:${image.split(':').at(-1)}`);
    expect(dockerfile).toContain(`KC_FEATURES_DISABLED=${features.disabled.join()}\n`);
  });

  it.each(['secrets', 'keycloak', 'backup'])(
    'keeps %s.env out of git, and its example without a value',
    (name) => {
      const path = `deploy/kubernetes/overlays/production/${name}.env`;
      const example = readFileSync(`deploy/kubernetes/overlays/example/${name}.env.example`, 'utf8');

      expect(spawnSync('git', ['check-ignore', '--quiet', path]).status).toBe(0);
      expect(example.match(/^(?!client-id=)[\w-]+=.+$/gm)).toBeNull();
    },
  );

  it("is valid by Kubernetes' schemas, without an unknown field", () => {
    const { text, resources } = build(copy.overlay);
    const { faults, unknown, passed } = validate(text);

    expect(faults).toEqual([]);
    expect(passed + unknown.length).toBe(resources.length);
    expect([...new Set(unknown)].sort()).toEqual(
      [...new Set(resources.filter(hasCrd).map(({ kind }) => kind)), ...WITHOUT_SCHEMA].sort(),
    );
  });

  it('is valid by the published types of CloudNativePG and the Prometheus Operator', async () => {
    const { resources } = build(copy.overlay);

    expect(new Set(resources.filter(hasCrd).map(({ kind }) => kind))).toEqual(
      new Set(['Cluster', 'ScheduledBackup', 'PodMonitor', 'PrometheusRule']),
    );
    expect(await crdFaults(resources)).toBe('');
  });

  it.each([
    ['kustomize', 'kustomization.yaml', 'envs: [secrets.env]', 'envs: [none.env]', /none\.env/],
    ["Kubernetes' schemas", '../../base/web.yaml', 'readinessProbe', 'readynessProbe', /readynessProbe/],
    [
      "the operators' schemas",
      '../../base/database.yaml',
      'method: any',
      'method: all',
      /synchronous\/method/,
    ],
    ["the operators' types", '../../base/database.yaml', 'instances: 3', 'instance: 3', /'?instance'?/],
  ])('is refused by %s when it contains a mistake', async (_, file, from, to, reason) => {
    copy.spoil(file, (text) => text.replace(from, to));
    const { text, resources, fault } = build(copy.overlay);
    const found = fault || [...validate(text).faults, await crdFaults(resources)].join('\n');

    expect(found).toMatch(reason);
  });
});

type Container = {
  image: string;
  env?: Array<{ name: string }>;
  envFrom?: unknown[];
};
type Pods = { template?: { spec: { containers: Container[] } }; jobTemplate?: { spec: Pods } };

/** Returns the container of the Deployment or the CronJob of a name. */
function containerOf(resources: readonly Built[], name: string): Container {
  const found = resources.find(
    ({ kind, metadata }) => ['Deployment', 'CronJob'].includes(kind) && metadata.name === name,
  );
  const spec = found?.['spec'] as Pods | undefined;
  const container = (spec?.template ?? spec?.jobTemplate?.spec.template)?.spec.containers[0];
  return container ?? expect.fail(`${name} has no container.`);
}
