import type { ComposeFile } from './compose-faults.ts';
import { find, type Resource } from './read-manifests.ts';

/** Connections that one actions service opens (docs/operate/operations.md), and imports that run in it at the same time. */
const ACTIONS_CONNECTIONS = 24 + 4;
/** Connections for a Job, the metrics and an administrator, and those that PostgreSQL keeps for its superuser. */
const OTHER_CONNECTIONS = 15;

const CLUSTERS = ['hostfront-database', 'keycloak-database'];

/** Returns the version that begins the tag of an image of PostgreSQL. */
const versionOf = (image = '') => /:(\d+\.\d+)/.exec(image)?.[1];

/** Settings with which the log has no values of statements, which may tell of people. */
const SILENT = {
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Options of initdb in the compose file, and their names in the operator's resource. */
const INITDB = {
  encoding: 'encoding',
  locale: 'localeCType',
  'locale-provider': 'localeProvider',
  'icu-locale': 'icuLocale',
} as const;

function optionsOf(args: string): Record<string, string> {
  return Object.fromEntries(
    [...args.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function clusterFaults(
  name: string,
  resources: readonly Resource[],
  postgres: ComposeFile['services'][string] = {},
): string[] {
  const { spec } = find(resources, 'Cluster', name);
  const { synchronous, parameters } = spec.postgresql ?? {};
  const options = optionsOf(String(postgres.environment?.['POSTGRES_INITDB_ARGS']));
  const archive = spec.plugins?.find(({ isWALArchiver }) => isWALArchiver)?.parameters.barmanObjectName;
  const isStored = resources.some(
    ({ kind, metadata }) => kind === 'ObjectStore' && metadata.name === archive,
  );
  const isScheduled = resources.some(
    (one) => one.kind === 'ScheduledBackup' && one.spec.cluster?.name === name,
  );
  const checks: Array<[boolean, string]> = [
    [!((spec.instances ?? 0) >= 3), 'has fewer than three instances'],
    [
      !(synchronous && synchronous.number >= 1 && synchronous.dataDurability === 'required'),
      'may lose commits',
    ],
    [versionOf(spec.imageName) !== versionOf(postgres.image), 'has another version than compose'],
    [!isStored, 'archives no WAL'],
    [!isScheduled, 'has no backups'],
    [
      Object.entries(SILENT).some(([name, value]) => parameters?.[name] !== value),
      'logs values of statements',
    ],
    [parameters?.['log_min_duration_statement'] !== undefined, 'logs statements'],
    ...Object.entries(INITDB).map(([option, here]): [boolean, string] => [
      spec.bootstrap?.initdb[here] !== options[option],
      `has another ${option} than compose`,
    ]),
  ];
  return checks.filter(([isFault]) => isFault).map(([, fault]) => `${name} ${fault}`);
}

/** Returns the pods that there may be while a new release replaces the old one. */
const podsAtMost = (resources: readonly Resource[], name: string) =>
  (find(resources, 'HorizontalPodAutoscaler', name).spec.maxReplicas ?? 0) + 1;

/**
 * Adds up the connections that all processes may open to each cluster. Hasura has one pool for requests and one for its
 * metadata.
 */
export function connectionsWanted(resources: readonly Resource[]): Record<string, number> {
  const hasura = find(resources, 'Deployment', 'graphql').spec.template?.spec.containers[0]?.env?.find(
    ({ name }) => name === 'HASURA_GRAPHQL_PG_CONNECTIONS',
  )?.value;
  const keycloak = find(resources, 'Keycloak', 'keycloak').spec;

  return {
    'hostfront-database':
      podsAtMost(resources, 'graphql') * 2 * Number(hasura) +
      podsAtMost(resources, 'actions') * ACTIONS_CONNECTIONS +
      OTHER_CONNECTIONS,
    'keycloak-database':
      ((keycloak.instances ?? 0) + 1) * (keycloak.db?.poolMaxSize ?? Number.NaN) + OTHER_CONNECTIONS,
  };
}

const connectionFaults = (resources: readonly Resource[]): string[] =>
  Object.entries(connectionsWanted(resources))
    .filter(([name, wanted]) => {
      const { parameters } = find(resources, 'Cluster', name).spec.postgresql ?? {};
      return !(Number(parameters?.['max_connections']) >= wanted);
    })
    .map(([name, wanted]) => `${name} has too few connections: ${wanted} are wanted`);

/** Lists what the databases lack. */
export function databaseFaults(resources: readonly Resource[], { services }: ComposeFile): string[] {
  return [
    ...CLUSTERS.flatMap((name) => clusterFaults(name, resources, services['postgres'])),
    ...connectionFaults(resources),
  ];
}
