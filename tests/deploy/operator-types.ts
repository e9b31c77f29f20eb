import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Built } from './build-overlay.ts';

const folder = fileURLToPath(new URL('crds/', import.meta.url));
const CNPG = '@kubernetes-models/cloudnative-pg';
const CNPG_SCHEMA = `${CNPG}/_schemas/ComGithubCloudnativePg`;
const PROMETHEUS = '@kubernetes-models/prometheus-operator';
const PROMETHEUS_SCHEMA = `${PROMETHEUS}/_schemas/ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1`;

/** Type and schema that npm's packages make from a CRD of an operator. */
type Crd = { type: string; from: string; schema: string };

const cnpg = (kind: string): Crd => ({
  type: `I${kind}`,
  from: `${CNPG}/postgresql.cnpg.io/v1`,
  schema: `${CNPG_SCHEMA}CloudnativePgApiV1${kind}.js`,
});
const prometheus = (kind: string): Crd => ({
  type: `I${kind}`,
  from: `${PROMETHEUS}/monitoring.coreos.com/v1`,
  schema: `${PROMETHEUS_SCHEMA}${kind}.js`,
});

const CRDS: Record<string, Crd> = {
  Cluster: cnpg('Cluster'),
  ScheduledBackup: cnpg('ScheduledBackup'),
  PodMonitor: prometheus('PodMonitor'),
  PrometheusRule: prometheus('PrometheusRule'),
};
/** The CRD of the plugin for backups is in no registry, but the operator's own has its most important part. */
const STORE: Crd = {
  type: 'IBarmanObjectStoreConfiguration',
  from: `${CNPG}/github.com/cloudnative-pg/barman-cloud/pkg/api`,
  schema: `${CNPG_SCHEMA}BarmanCloudPkgApiBarmanObjectStoreConfiguration.js`,
};

export const hasCrd = ({ kind }: Built): boolean => kind in CRDS;

/** Installs the packages where they are missing. */
export function installTypes(): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types of the operators can't be installed: ${stderr}`);
}

/** Returns what the types and the schemas of the operators' CRDs say against the resources. */
export const crdFaults = async (resources: readonly Built[]): Promise<string> =>
  [typeFaults(resources), ...(await schemaFaults(resources))].filter((fault) => fault !== '').join('\n');

function withCrd(resource: Built): Array<Crd & { value: unknown }> {
  const crd = CRDS[resource.kind];
  if (crd) return [{ ...crd, value: resource }];
  if (resource.kind !== 'ObjectStore') return [];
  return [{ ...STORE, value: (resource['spec'] as { configuration: unknown }).configuration }];
}

/** Compiles the resources as literals of their types, which may have no other fields. */
function typeFaults(resources: readonly Built[]): string {
  const lines = resources
    .flatMap(withCrd)
    .map(
      ({ type, from, value }, index) =>
        `export const value${index}: import('${from}').${type} = ${JSON.stringify(value)};`,
    );
  const file = join(folder, `resources-${process.pid}.mts`);
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2022'.split(
    ' ',
  );
  writeFileSync(file, lines.join('\n'));
  try {
    return spawnSync(process.execPath, [compiler, ...options, file], { cwd: folder, encoding: 'utf8' })
      .stdout;
  } finally {
    rmSync(file);
  }
}

type Validate = {
  (value: unknown): boolean;
  errors?: ReadonlyArray<{ instancePath: string; params: unknown }>;
};

/** Asks the schemas, which know the values that a field may have. */
async function schemaFaults(resources: readonly Built[]): Promise<string[]> {
  const faults = resources.flatMap(withCrd).map(async ({ schema, value }) => {
    const { href } = pathToFileURL(join(folder, 'node_modules', schema));
    const { validate } = (await import(href)) as { validate: Validate };
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, params }) => `${instancePath}: ${JSON.stringify(params)}`,
    );
  });
  return (await Promise.all(faults)).flat();
}
