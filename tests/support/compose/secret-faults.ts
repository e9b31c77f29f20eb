import { SECRET_VARIABLES } from '#runtime/process/secret-files.ts';
import type { ComposeFile, Service } from './read-compose.ts';

/** Images of our processes. */
const OURS = ['hostfront', 'hostfront-traced'];
const FOLDER = '/run/secrets/';
const IS_SECRET =
  /(_SECRET|PASSWORD|_SECRET_KEY|PRIVATE_KEY|_TOKEN|_OTLP_HEADERS)$|^(DATABASE|SMTP|IMAP)_URL$|_DATABASE_URL$/;
/** Variables of files that a program behind the service reads by itself, beside those of our own configuration. */
const READ_BY_THEMSELVES: Record<string, readonly string[]> = {
  postgres: ['POSTGRES_PASSWORD', 'HOSTFRONT_DB_PASSWORD', 'KEYCLOAK_DB_PASSWORD'],
  actions: ['DKIM_PRIVATE_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'],
  web: ['OTEL_EXPORTER_OTLP_HEADERS'],
  proxy: ['TLS_CERTIFICATE', 'TLS_KEY'],
};

/** Returns the variables whose secret is in a file, by the name of the secret. */
export function secretVariables({ environment = {} }: Service): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => String(value).startsWith(FOLDER))
      .map(([name, value]) => [name.replace(/_FILE$/, ''), String(value).slice(FOLDER.length)]),
  );
}

/** Returns the variables that `deploy/with-secrets.sh` reads from files for a service. */
export function namesForScript({ entrypoint = [] }: Service): string[] {
  const start = entrypoint.indexOf('/with-secrets.sh');
  return start < 0 ? [] : entrypoint.slice(start + 1, entrypoint.indexOf('--'));
}

/** Lists secrets that are in an environment, are not mounted, or are never read. */
export function secretFaults({ services, secrets = {} }: ComposeFile): string[] {
  const mounted = Object.values(services).flatMap((service) => service.secrets ?? []);
  return [
    ...Object.entries(services).flatMap(([name, service]) => faultsOf(name, service)),
    ...[...new Set(mounted)]
      .filter((secret) => !(secret in secrets))
      .map((secret) => `${secret} is defined nowhere`),
    ...Object.keys(secrets)
      .filter((secret) => !mounted.includes(secret))
      .map((secret) => `${secret} is mounted nowhere`),
    ...Object.entries(secrets)
      .filter(([secret, { file }]) => file !== `./secrets/${secret}`)
      .map(([secret]) => `${secret} is no file of secrets/`),
  ];
}

function faultsOf(name: string, service: Service): string[] {
  const variables = secretVariables(service);
  const isOurs = OURS.includes(service.image ?? '');
  const known = [
    ...(isOurs ? SECRET_VARIABLES : namesForScript(service)),
    ...(READ_BY_THEMSELVES[name] ?? []),
  ] as readonly string[];
  const inEnvironment = Object.entries(service.environment ?? {})
    // Hasura's setting of this name says where public keys are; it would be a secret with a key of its own.
    .filter(([variable, value]) => IS_SECRET.test(variable) && !/"jwk_url"/.test(String(value)))
    .map(([variable]) => variable);

  return [
    ...inEnvironment.map((variable) => `${name} has ${variable} in its environment`),
    ...Object.entries(variables)
      .filter(([, secret]) => !service.secrets?.includes(secret))
      .map(([, secret]) => `${name} lacks the secret ${secret}`),
    ...(service.secrets ?? [])
      .filter((secret) => !Object.values(variables).includes(secret))
      .map((secret) => `${name} has the secret ${secret}, which none of its variables names`),
    ...Object.keys(variables)
      .filter((variable) => !known.includes(variable))
      .map((variable) => `${name} does not read ${variable}_FILE`),
    ...namesForScript(service)
      .filter((variable) => !(variable in variables))
      .map((variable) => `${name} has no file for ${variable}`),
  ];
}
