import { find, type Container, type EnvEntry, type Manifests, type Resource } from './read-manifests.ts';

export type ComposeFile = {
  secrets?: Record<string, unknown>;
  services: Record<
    string,
    {
      image?: string;
      command?: string[];
      build?: { dockerfile: string };
      environment?: Record<string, string | number>;
      healthcheck?: { test: string[] };
      mem_limit?: string;
      stop_grace_period?: string;
    }
  >;
};

/** The service of compose that a container is; the command of `graphql` differs, since a Job migrates. */
const SAME = [
  { service: 'web', kind: 'Deployment', port: 3000, isNode: true },
  { service: 'actions', kind: 'Deployment', port: 8090, isNode: true },
  { service: 'graphql', kind: 'Deployment', port: 8080, isNode: false },
  { service: 'keycloak-apply', kind: 'Job', name: 'apply-realm', isNode: true },
] as const;

/** Compose's hosts under the names that they have on Kubernetes, as the two operators make them. */
const HOSTS: Array<[compose: RegExp, kubernetes: string]> = [[/\/\/keycloak:/g, '//keycloak-service:']];

/** Variables that Kubernetes alone sets. */
const ONLY_HERE = ['PUBLIC_URL', 'HASURA_GRAPHQL_PG_CONNECTIONS', 'HASURA_GRAPHQL_GRACEFUL_SHUTDOWN_TIMEOUT'];

/** No development happens on a cluster. */
const FOR_DEVELOPMENT = 'WEBHOOK_ALLOW_PRIVATE';

/** Variables of .env.example that Kubernetes has no use for. */
const ONLY_COMPOSE = [
  // CloudNativePG makes the passwords of databases, and URLs with them.
  'DATABASE_URL',
  'POSTGRES_PASSWORD',
  'HOSTFRONT_DB_PASSWORD',
  'KEYCLOAK_DB_PASSWORD',
  // Keycloak always has a database of its own.
  'KEYCLOAK_DB_URL',
  'KEYCLOAK_DB_USERNAME',
  // The key `client-secret` of the secret `keycloak-bootstrap`, which Keycloak's operator reads.
  'KC_BOOTSTRAP_ADMIN_CLIENT_SECRET',
  // The base sets them.
  'HOST',
  'PORT',
  'METRICS_PORT',
  // There is no mail catcher, and TLS ends at the ingress.
  'COMPOSE_PROFILES',
  'PROXY_TLS',
  'MAIL_WEB_PORT',
  // The key itself is in the secret.
  'DKIM_PRIVATE_KEY_FILE',
  FOR_DEVELOPMENT,
];

const seconds = (text = '0s') => Number(/^(\d+)s$/.exec(text)?.[1] ?? Number.NaN);
const mebibytes = (text = '') => {
  const [, number, unit = ''] = /^(\d+)(m|g|Mi|Gi)$/.exec(text) ?? [];
  return Number(number) * (unit.toLowerCase().startsWith('g') ? 1024 : 1);
};
const pathOf = (text: string) => /:\d+(\/[a-z]+)/.exec(text)?.[1];

/** Takes `NAME_FILE`, by which compose hands a secret over, for NAME. */
const plainName = (name: string) => name.replace(/_FILE$/, '');

function variableFaults(
  who: string,
  container: Container,
  environment: Record<string, unknown>,
  manifests: Manifests,
) {
  const given = new Map((container.env ?? []).map((entry) => [entry.name, entry]));
  const settings = container.envFrom ? Object.keys(manifests.settings) : [];
  const wanted = Object.keys(environment).map(plainName);

  return [
    ...wanted
      .filter((name) => !given.has(name) && !settings.includes(name) && name !== FOR_DEVELOPMENT)
      .map((name) => `${who} lacks ${name}`),
    ...[...given.keys()]
      .filter((name) => !wanted.includes(name) && !ONLY_HERE.includes(name))
      .map((name) => `${who} has ${name}, which compose does not set`),
    ...Object.entries(environment).flatMap(([name, value]) =>
      valueFaults(who, given.get(name), String(value)),
    ),
    ...[...given.values()].flatMap((entry) => secretFaults(who, entry, manifests)),
  ];
}

/** Compares values that compose fixes; those from .env differ anyway. */
function valueFaults(who: string, entry: EnvEntry | undefined, composeValue: string): string[] {
  const isFixed = !composeValue.replaceAll('${PUBLIC_URL}', '').includes('${');
  if (entry?.value === undefined || !isFixed) return [];
  const expected = HOSTS.reduce(
    (text, [host, here]) => text.replace(host, here),
    composeValue.replaceAll('${PUBLIC_URL}', '$(PUBLIC_URL)'),
  );
  return entry.value === expected ? [] : [`${who} has another ${entry.name} than compose`];
}

/** Hasura's variable for keys of tokens is named a secret; with the address of public keys it is none. */
const isKeyAddress = (value: string) => value.startsWith('{"jwk_url"');

/** Finds references to a key that no secret has, and values that should come from a secret. */
function secretFaults(
  who: string,
  { name, value, valueFrom }: EnvEntry,
  { secrets, settings }: Manifests,
): string[] {
  const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
  if (configMapKeyRef && !(configMapKeyRef.key in settings)) return [`${who} has ${name} of no setting`];
  if (value !== undefined && /SECRET$|PASSWORD$/.test(name) && !isKeyAddress(value))
    return [`${who} has ${name} in the open`];
  if (!secretKeyRef || /-app$/.test(secretKeyRef.name)) return [];
  return secrets[secretKeyRef.name]?.includes(secretKeyRef.key) === true
    ? []
    : [`${who} has ${name} of no secret`];
}

type Pair = { service: string; port?: number; isNode: boolean };

function processFaults(
  { service, port, isNode }: Pair,
  resource: Resource,
  compose: ComposeFile,
  manifests: Manifests,
) {
  const pod = resource.spec.template?.spec;
  const container = pod?.containers[0];
  const original = compose.services[service];
  if (!pod || !container || !original) return [`${service} is not there`];
  const rest = seconds(original.stop_grace_period);
  const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  const health = pathOf(original.healthcheck?.test.join(' ') ?? '');
  const checks: Array<[boolean, string]> = [
    [isNode && container.command?.join(' ') !== original.command?.join(' '), 'has another command'],
    [port !== undefined && container.ports?.[0]?.containerPort !== port, 'has another port'],
    [
      mebibytes(container.resources?.limits?.memory) !== mebibytes(original.mem_limit),
      'has another limit of memory',
    ],
    [(pod.terminationGracePeriodSeconds ?? 30) < pause + rest, 'is killed before its work ends'],
    [
      health !== undefined && container.readinessProbe?.httpGet?.path !== health,
      'has another readiness probe',
    ],
    [
      /readyz|healthz/.test(container.livenessProbe?.httpGet?.path ?? ''),
      'is restarted when another part fails',
    ],
    [
      /readyz|healthz/.test(container.startupProbe?.httpGet?.path ?? ''),
      'is restarted when another part fails',
    ],
  ];

  return [
    ...checks.filter(([isFault]) => isFault).map(([, fault]) => `${service} ${fault}`),
    ...variableFaults(service, container, original.environment ?? {}, manifests),
  ];
}

/** Splits a reference into what names a release and the digest that was pinned. */
const parseImage = (image = '') => ({
  release: image.replace(/@.*/, ''),
  digest: /@(.+)/.exec(image)?.[1],
});

/** Returns the version that an image's tag begins with. */
const versionOf = (image = '') => /:(\d+(?:\.\d+)*)(?:[-@]|$)/.exec(image)?.[1];

/** Compares two references to one image; each may be pinned. */
function differences(who: string, here: string, inCompose: string | undefined): string[] {
  const [one, other] = [parseImage(here), parseImage(inCompose)];
  if (one.release !== other.release) return [`${who} has another image`];
  return one.digest === other.digest ? [] : [`${who} has another digest than compose`];
}

function imageFaults({ overlay, keycloakImage }: Manifests, { services }: ComposeFile): string[] {
  const hasura = overlay.images.find(({ name }) => name === 'hasura/graphql-engine');
  const pinned = hasura?.digest === undefined ? '' : `@${hasura.digest}`;
  return [
    ...differences(
      'graphql',
      `${hasura?.newName ?? hasura?.name}:${hasura?.newTag}${pinned}`,
      services['graphql']?.image,
    ),
    ...(versionOf(keycloakImage) === versionOf(services['keycloak']?.image)
      ? []
      : ["keycloak's image has another version"]),
    ...(overlay.images.some(({ newTag }) => !newTag || newTag === 'latest')
      ? ['an image has no version']
      : []),
  ];
}

/** Compares the names that the overlay sets with those of .env.example. */
function settingFaults({ settings, secrets }: Manifests, listed: readonly string[]): string[] {
  const here = [...Object.keys(settings), ...(secrets['hostfront-secrets'] ?? [])];
  return [
    ...listed
      .filter((name) => !here.includes(name) && !ONLY_COMPOSE.includes(name))
      .map((name) => `${name} is nowhere`),
    ...here.filter((name) => !listed.includes(name)).map((name) => `${name} is not in .env.example`),
    ...Object.keys(settings)
      .filter(
        (name) =>
          /SECRET|PASSWORD$|PRIVATE_KEY|_URL$/.test(name) && !['PUBLIC_URL', 'PORTAL_URL'].includes(name),
      )
      .map((name) => `${name} is a secret among the settings`),
  ];
}

/** Lists where the files for Kubernetes and docker-compose.yml no longer say the same. */
export const composeFaults = (
  manifests: Manifests,
  compose: ComposeFile,
  listed: readonly string[],
): string[] => [
  ...SAME.flatMap((pair) =>
    processFaults(
      pair,
      find(manifests.resources, pair.kind, 'name' in pair ? pair.name : pair.service),
      compose,
      manifests,
    ),
  ),
  ...imageFaults(manifests, compose),
  ...settingFaults(manifests, listed),
];
