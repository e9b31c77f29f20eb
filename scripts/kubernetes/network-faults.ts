import type { Peer, Resource, Selector } from './read-manifests.ts';

/** Groups of pods that policies name, each with its labels. */
const PODS: Record<string, Record<string, string>> = {
  web: { 'app.kubernetes.io/component': 'web' },
  graphql: { 'app.kubernetes.io/component': 'graphql', 'hostfront/database': 'hostfront' },
  actions: { 'app.kubernetes.io/component': 'actions', 'hostfront/database': 'hostfront' },
  migrate: { 'app.kubernetes.io/component': 'migrate', 'hostfront/database': 'hostfront' },
  'apply-realm': { 'app.kubernetes.io/component': 'apply-realm' },
  doctor: { 'app.kubernetes.io/component': 'doctor', 'hostfront/database': 'hostfront' },
  keycloak: { app: 'keycloak' },
  'hostfront-database': { 'cnpg.io/cluster': 'hostfront-database' },
  'acme-solver': { 'acme.cert-manager.io/http01-solver': 'true' },
  'keycloak-database': { 'cnpg.io/cluster': 'keycloak-database' },
};

/**
 * Ways that are open, and no others: from which part, to which part, on which port. `outside` is any address that is not
 * private.
 */
const WAYS = [
  'traefik → web:3000',
  'traefik → acme-solver:8089',
  'monitoring → web:9464',
  'web → graphql:8080',
  'web → actions:8090',
  'web → keycloak:8080',
  'graphql → actions:8090',
  'graphql → keycloak:8080',
  'graphql → hostfront-database:5432',
  'actions → keycloak:8080',
  'actions → hostfront-database:5432',
  'actions → outside:any',
  'monitoring → actions:9464',
  'migrate → hostfront-database:5432',
  'apply-realm → keycloak:8080',
  'doctor → keycloak:8080',
  'doctor → hostfront-database:5432',
  'doctor → outside:any',
  'keycloak → keycloak-database:5432',
  ...[7800, 57800].map((port) => `keycloak → keycloak:${port}`),
  ...[25, 443, 465, 587].map((port) => `keycloak → outside:${port}`),
  'monitoring → keycloak:9000',
  ...['hostfront-database', 'keycloak-database'].flatMap((name) => [
    ...[5432, 8000].flatMap((port) => [`${name} → ${name}:${port}`, `cnpg-system → ${name}:${port}`]),
    `monitoring → ${name}:9187`,
    // Kubernetes and the object storage, wherever they are.
    ...[443, 6443].map((port) => `${name} → anywhere:${port}`),
  ]),
];

const PRIVATE = ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(
    ({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''),
  );

const podsOf = (selector: Selector) =>
  Object.entries(PODS)
    .filter(([, labels]) => matches(selector, labels))
    .map(([name]) => name);

function namesOf({ podSelector, namespaceSelector, ipBlock }: Peer): string[] {
  if (ipBlock) return [isPublic(ipBlock) ? 'outside' : ipBlock.cidr];
  if (namespaceSelector)
    return [namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'] ?? 'anywhere'];
  return podsOf(podSelector ?? {});
}

function isPublic({ cidr, except = [] }: NonNullable<Peer['ipBlock']>): boolean {
  const closed = PRIVATE.filter((network) => network.includes(':') === cidr.includes(':'));
  return ['0.0.0.0/0', '::/0'].includes(cidr) && closed.every((network) => except.includes(network));
}

const portsOf = (ports: ReadonlyArray<{ port: number }> | undefined) =>
  ports?.map(({ port }) => String(port)) ?? ['any'];

type Ways = { out: Set<string>; in: Set<string> };

/** Collects which ways the policies open at their beginning and at their end. */
function openWays(policies: readonly Resource[]): Ways {
  const ways: Ways = { out: new Set(), in: new Set() };
  for (const { metadata, spec } of policies.filter((one) => one.metadata.name !== 'names')) {
    for (const pod of podsOf(spec.podSelector ?? {})) {
      for (const { to = [{ namespaceSelector: {} }], ports } of spec.egress ?? []) {
        for (const name of to.flatMap(namesOf)) add(ways.out, pod, name, portsOf(ports));
      }
      for (const { from = [{ namespaceSelector: {} }], ports } of spec.ingress ?? []) {
        for (const name of from.flatMap(namesOf)) add(ways.in, name, pod, portsOf(ports));
      }
    }
    if (podsOf(spec.podSelector ?? {}).length === 0) ways.out.add(`${metadata.name} → nobody:0`);
  }
  return ways;
}

function add(ways: Set<string>, from: string, to: string, ports: readonly string[]): void {
  for (const port of ports) ways.add(`${from} → ${to}:${port}`);
}

const isPod = (name: string | undefined) => name !== undefined && name in PODS;

/** Lists ways that are open without need, and those that are closed, at either end. */
export function networkFaults(resources: readonly Resource[]): string[] {
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy');
  const { out, in: into } = openWays(policies);
  const starts = WAYS.filter((way) => isPod(way.split(' → ')[0]));
  const ends = WAYS.filter((way) => isPod(way.split(' → ')[1]?.split(':')[0]));
  const deny = policies.find(({ metadata }) => metadata.name === 'default-deny')?.spec;

  return [
    ...(Object.keys(deny?.podSelector ?? { none: 0 }).length > 0 ||
    deny?.policyTypes?.join() !== 'Ingress,Egress'
      ? ['what no policy names is open']
      : []),
    ...[...out].filter((way) => !starts.includes(way)).map((way) => `${way} is open`),
    ...[...into].filter((way) => !ends.includes(way)).map((way) => `${way} is open`),
    ...starts.filter((way) => !out.has(way)).map((way) => `${way} is closed where it begins`),
    ...ends.filter((way) => !into.has(way)).map((way) => `${way} is closed where it ends`),
  ];
}
