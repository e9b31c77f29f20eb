import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFaults, readSources } from './find-faults.ts';
import { find, podOf, type Container } from './read-manifests.ts';

const sources = readSources(fileURLToPath(new URL('../../', import.meta.url)));

describe('files for Kubernetes that were broken on purpose', () => {
  // Merged keys of YAML share their values; JSON takes the services apart.
  const fresh = () => JSON.parse(JSON.stringify(sources)) as typeof sources;
  let { manifests, compose, listed } = fresh();
  beforeEach(() => ({ manifests, compose, listed } = fresh()));

  const spec = (kind: string, name: string) => find(manifests.resources, kind, name).spec;
  const demand = <Value>(value: Value | undefined, otherwise: string): Value => {
    if (value === undefined) throw new Error(otherwise);
    return value;
  };
  const pod = (name: string, kind = 'Deployment') =>
    demand(podOf(find(manifests.resources, kind, name)), `${name} has no pods.`);
  const container = (name: string, kind = 'Deployment'): Container =>
    demand(pod(name, kind).containers[0], `${name} has no container.`);
  const keycloak = () => spec('Keycloak', 'keycloak');
  const keycloakPod = () => demand(keycloak().unsupported?.podTemplate.spec, 'keycloak has no pods.');
  const policy = (name: string) => spec('NetworkPolicy', name);
  const without = (kind: string, name: string) => {
    const { resources } = manifests;
    resources.splice(resources.indexOf(find(resources, kind, name)), 1);
  };
  const setEnv = (name: string, variable: string, value: string) => {
    const entry = container(name).env?.find((one) => one.name === variable);
    demand(entry, `${name} has no ${variable}.`).value = value;
  };
  const dropEnv = (name: string, variable: string) => {
    container(name).env = (container(name).env ?? []).filter((one) => one.name !== variable);
  };
  const environment = (service: string) => compose.services[service]?.environment ?? {};

  const breaks: Array<[string, () => void]> = [
    ['web writes into its image', () => (container('web').securityContext = {})],
    [
      'actions keeps rights of the administrator',
      () => (container('actions').securityContext!.capabilities = { drop: ['ALL'], add: ['NET_RAW'] }),
    ],
    [
      'graphql may get new rights',
      () => delete container('graphql').securityContext?.allowPrivilegeEscalation,
    ],
    ['web leaves its container', () => (container('web').securityContext!.privileged = true)],
    ['web leaves its container', () => (pod('web').hostNetwork = true)],
    ['migrate may run as root', () => delete pod('migrate', 'Job').securityContext?.runAsUser],
    [
      'apply-realm has every system call',
      () => delete pod('apply-realm', 'Job').securityContext?.seccompProfile,
    ],
    ['doctor may run as root', () => delete pod('doctor', 'CronJob').securityContext?.runAsNonRoot],
    [
      'doctor has no limit of memory or processor',
      () => delete container('doctor', 'CronJob').resources?.limits,
    ],
    ['doctor starts by itself', () => (spec('CronJob', 'doctor').suspend = false)],
    ['doctor → keycloak:8080 is closed where it begins', () => policy('doctor').egress?.splice(1, 1)],
    ["graphql has Kubernetes' token", () => delete pod('graphql').automountServiceAccountToken],
    ['actions gets variables of services', () => delete pod('actions').enableServiceLinks],
    ['web sees the disk of its node', () => (pod('web').volumes = [{ name: 'tmp', hostPath: {} }])],
    ['web fills the disk of its node', () => (pod('web').volumes = [{ name: 'tmp', emptyDir: {} }])],
    [
      'actions/database-migrated asks for no memory or processor',
      () => delete pod('actions').initContainers?.[0]?.resources?.requests,
    ],
    ['graphql has no limit of memory or processor', () => delete container('graphql').resources?.limits],
    ['web has fewer than two replicas', () => (spec('HorizontalPodAutoscaler', 'web').minReplicas = 1)],
    ['graphql has no disruption budget', () => without('PodDisruptionBudget', 'graphql')],
    ['actions may have all replicas on one node', () => (pod('actions').topologySpreadConstraints = [])],
    ['actions may have all replicas in one zone', () => pod('actions').topologySpreadConstraints?.pop()],
    ['web lacks a probe', () => delete container('web').startupProbe],
    ['graphql ends while it still gets connections', () => delete container('graphql').lifecycle],

    ['what no policy names is open', () => without('NetworkPolicy', 'default-deny')],
    ['what no policy names is open', () => (policy('default-deny').policyTypes = ['Ingress'])],
    [
      'web → hostfront-database:5432 is open',
      () => pod('web') && Object.assign(policy('web').egress![0]!, { to: [dbPeer], ports: [{ port: 5432 }] }),
    ],
    ['web → graphql:8080 is closed where it begins', () => policy('web').egress?.shift()],
    ['web → actions:8090 is closed where it ends', () => policy('actions').ingress?.[0]?.from?.shift()],
    [
      'keycloak → hostfront-database:5432 is open',
      () =>
        policy('hostfront-database').ingress?.[0]?.from?.push({
          podSelector: { matchLabels: { app: 'keycloak' } },
        }),
    ],
    ['traefik → acme-solver:8089 is closed where it ends', () => without('NetworkPolicy', 'acme-solver')],
    ['anywhere → web:3000 is open', () => delete policy('web').ingress?.[0]?.from],
    [
      'actions → 0.0.0.0/0:any is open',
      () => policy('actions').egress?.[2]?.to?.[0]?.ipBlock?.except?.splice(2, 1),
    ],
    [
      'hostfront-database → hostfront-database:5432 is closed where it ends',
      () => without('NetworkPolicy', 'hostfront-standbys'),
    ],

    [
      'hostfront-database has fewer than three instances',
      () => (spec('Cluster', 'hostfront-database').instances = 2),
    ],
    [
      'keycloak-database may lose commits',
      () => (spec('Cluster', 'keycloak-database').postgresql!.synchronous!.dataDurability = 'preferred'),
    ],
    [
      'keycloak-database has another version than compose',
      () => (spec('Cluster', 'keycloak-database').imageName = 'ghcr.io/cloudnative-pg/postgresql:17'),
    ],
    ['hostfront-database archives no WAL', () => (spec('Cluster', 'hostfront-database').plugins = [])],
    ['hostfront-database archives no WAL', () => without('ObjectStore', 'hostfront-backup')],
    ['keycloak-database has no backups', () => without('ScheduledBackup', 'keycloak-daily')],
    [
      'keycloak-database logs statements',
      () =>
        (spec('Cluster', 'keycloak-database').postgresql!.parameters['log_min_duration_statement'] = '1s'),
    ],
    [
      'hostfront-database logs values of statements',
      () => delete spec('Cluster', 'hostfront-database').postgresql?.parameters['log_parameter_max_length'],
    ],
    [
      'hostfront-database has another icu-locale than compose',
      () => (spec('Cluster', 'hostfront-database').bootstrap!.initdb['icuLocale'] = 'en'),
    ],
    [
      'hostfront-database has too few connections: 515 are wanted',
      () => (spec('HorizontalPodAutoscaler', 'graphql').maxReplicas = 8),
    ],
    ['keycloak has fewer than two instances', () => (spec('Keycloak', 'keycloak').instances = 1)],
    ['keycloak builds itself at each start', () => delete keycloak().startOptimized],
    [
      "keycloak's image is not built for the features-disabled of its resource",
      () => keycloak().features?.disabled?.pop(),
    ],
    [
      "keycloak's image is not built for the metrics-enabled of its resource",
      () => delete environment('keycloak')['KC_METRICS_ENABLED'],
    ],
    [
      "keycloak's image is not built for the health-enabled of its resource",
      () => keycloak().additionalOptions?.push({ name: 'health-enabled', value: 'false' }),
    ],
    ["keycloak's image is not built for the db of its resource", () => (keycloak().db!.vendor = 'mysql')],
    [
      "keycloak's image is not built for the tracing-enabled of its resource",
      () => (keycloak().tracing = { enabled: true }),
    ],
    ['keycloak wants a certificate that is not mounted', () => keycloak().additionalOptions?.pop()],
    [
      'keycloak writes into its image',
      () => (keycloakPod().containers[0]!.securityContext!.readOnlyRootFilesystem = false),
    ],
    [
      'keycloak has no folders of its own to write to',
      () => keycloakPod().containers[0]?.volumeMounts?.pop(),
    ],
    ['keycloak fills the disk of its node', () => (keycloakPod().volumes![0]!.emptyDir = {})],
    ["keycloak has Kubernetes' token", () => delete keycloakPod().automountServiceAccountToken],
    [
      'keycloak believes other headers than compose',
      () => (spec('Keycloak', 'keycloak').proxy!.headers = 'forwarded'),
    ],
    [
      'keycloak has no database of its own',
      () => (spec('Keycloak', 'keycloak').db!.host = 'hostfront-database-rw'),
    ],
    ['keycloak has no disruption budget', () => without('PodDisruptionBudget', 'keycloak')],

    ['web has another command', () => container('web').command?.pop()],
    ['actions has another port', () => (container('actions').ports![0]!.containerPort = 8091)],
    ['web has another limit of memory', () => (container('web').resources!.limits!.memory = '2Gi')],
    ['web is killed before its work ends', () => (pod('web').terminationGracePeriodSeconds = 30)],
    ['web has another readiness probe', () => (container('web').readinessProbe!.httpGet!.path = '/healthz')],
    [
      'actions is restarted when another part fails',
      () => (container('actions').livenessProbe!.httpGet!.path = '/readyz'),
    ],
    [
      'web is restarted when another part fails',
      () => (container('web').startupProbe!.httpGet!.path = '/healthz'),
    ],
    ['actions lacks DATABASE_URL', () => dropEnv('actions', 'DATABASE_URL')],
    ['web lacks NEW_SETTING', () => (environment('web')['NEW_SETTING'] = '${NEW_SETTING:-}')],
    ['keycloak-apply lacks WEB_URL', () => container('apply-realm', 'Job').env?.splice(1, 1)],
    [
      'web has ACTION_SECRET, which compose does not set',
      () => {
        delete environment('web')['ACTION_SECRET'];
        delete environment('web')['ACTION_SECRET_FILE'];
      },
    ],
    ['web has another ACTIONS_URL than compose', () => setEnv('web', 'ACTIONS_URL', 'http://actions:8091')],
    [
      'web has another KEYCLOAK_URL than compose',
      () => setEnv('web', 'KEYCLOAK_URL', 'http://keycloak:8080'),
    ],
    [
      'graphql has another HASURA_GRAPHQL_ENABLED_APIS than compose',
      () => setEnv('graphql', 'HASURA_GRAPHQL_ENABLED_APIS', 'graphql,metadata'),
    ],
    [
      'graphql has another HASURA_GRAPHQL_JWT_SECRET than compose',
      () => setEnv('graphql', 'HASURA_GRAPHQL_JWT_SECRET', '{}'),
    ],
    ['actions has COOKIE_SECRET in the open', () => setEnv('actions', 'COOKIE_SECRET', 'ab'.repeat(32))],
    ['actions has SMTP_URL of no secret', () => dropSecret('SMTP_URL')],
    ['graphql has PUBLIC_URL of no setting', () => delete manifests.settings['PUBLIC_URL']],
    [
      'graphql has another image',
      () => (manifests.overlay.images[1]!.newTag = 'v2.48.4-ce.cli-migrations-v3'),
    ],
    [
      'graphql has another digest than compose',
      () => (manifests.overlay.images[1]!.digest = `sha256:${'1'.repeat(64)}`),
    ],
    [
      "keycloak's image has another version",
      () => (manifests.keycloakImage = 'registry.example.com/hostfront-keycloak:26.7.4'),
    ],
    ['an image has no version', () => (manifests.overlay.images[0]!.newTag = 'latest')],
    ['SUPPORT_PHONE is nowhere', () => delete manifests.settings['SUPPORT_PHONE']],
    ['LEFT_OVER is not in .env.example', () => (manifests.settings['LEFT_OVER'] = '')],
    ['IMAP_URL is a secret among the settings', () => (manifests.settings['IMAP_URL'] = '')],
  ];
  const dbPeer = { podSelector: { matchLabels: { 'cnpg.io/cluster': 'hostfront-database' } } };
  const dropSecret = (name: string) => {
    const keys = manifests.secrets['hostfront-secrets'] ?? [];
    keys.splice(keys.indexOf(name), 1);
  };

  it.each(breaks)('is found: %s', (fault, spoil) => {
    spoil();

    expect(findFaults({ manifests, compose, listed })).toContain(fault);
  });
});
