import type { Resource } from './read-manifests.ts';

type Options = Record<string, string>;

/**
 * Keycloak's options that hold from `kc.sh build` on, as `kc.sh build --help-all` lists them; an optimised image ignores
 * other values at its start.
 */
export const BUILD_OPTIONS: readonly string[] = [
  'db',
  'db-driver',
  'event-metrics-user-enabled',
  'features',
  'features-disabled',
  'fips-mode',
  'health-enabled',
  'http-management-health-enabled',
  'http-management-relative-path',
  'http-relative-path',
  'https-client-auth',
  'https-management-client-auth',
  'legacy-observability-interface',
  'log-mdc-enabled',
  'metrics-enabled',
  'openapi-enabled',
  'openapi-ui-enabled',
  'telemetry-logs-enabled',
  'telemetry-metrics-enabled',
  'tracing-enabled',
  'tracing-jdbc-enabled',
  'tracing-sampler-type',
  'transaction-xa-enabled',
  'vault',
];

/** Options that the operator sets where `additionalOptions` name no other value. */
const OPERATORS: Options = {
  'health-enabled': 'true',
  cache: 'ispn',
  // Its certificate of Kubernetes is mounted together with the token of the pod's account.
  'truststore-paths': '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt',
};

/** Returns the options that Keycloak's operator hands to Keycloak, without those that come from secrets. */
export function operatorOptions({ spec }: Resource): Options {
  const { db, features, transaction, tracing, http, hostname, proxy, additionalOptions = [] } = spec;
  const fields: Record<string, string | number | boolean | undefined> = {
    db: db?.vendor,
    'db-url-host': db?.host,
    'db-url-port': db?.port,
    'db-url-database': db?.database,
    'db-pool-max-size': db?.poolMaxSize,
    features: features?.enabled?.join(),
    'features-disabled': features?.disabled?.join(),
    'transaction-xa-enabled': transaction?.xaEnabled,
    'tracing-enabled': tracing?.enabled,
    'tracing-sampler-type': tracing?.samplerType,
    'http-enabled': http?.httpEnabled,
    'http-port': http?.httpPort,
    hostname: hostname?.hostname,
    'proxy-headers': proxy?.headers,
  };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );

  return {
    ...OPERATORS,
    ...Object.fromEntries(additionalOptions.map(({ name, value }) => [name, value])),
    ...(Object.fromEntries(given) as Options),
  };
}

/** Returns the variable by which Keycloak reads an option. */
export const variableOf = (option: string): string => `KC_${option.replaceAll('-', '_').toUpperCase()}`;

/** Lists the build options that the image and the resource do not have in common. */
export function optionFaults(resource: Resource, ofImage: Readonly<Record<string, unknown>>): string[] {
  const wanted = operatorOptions(resource);
  return BUILD_OPTIONS.filter((option) => wanted[option] !== ofImage[variableOf(option)]).map(
    (option) => `keycloak's image is not built for the ${option} of its resource`,
  );
}
