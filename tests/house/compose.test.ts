import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressFaults, LISTENING } from '#tests/support/compose/address-faults.ts';
import { fitsSchema } from '#tests/support/compose/fits-schema.ts';
import { guaranteeFaults } from '#tests/support/compose/guarantee-faults.ts';
import { secretFaults, secretVariables } from '#tests/support/compose/secret-faults.ts';
import { variableFaults } from '#tests/support/compose/variable-faults.ts';
import { parseCompose, type ComposeFile, type Service } from '#tests/support/compose/read-compose.ts';

const text = readFileSync('docker-compose.yml', 'utf8');
/** The file and its overrides share one .env. */
const all = ['docker-compose.proxy.yml', 'docker-compose.tracing.yml'].reduce(
  (together, file) => together + readFileSync(file, 'utf8'),
  text,
);
/** Names of .env.example, without those of the embedded parts alone, which stand behind a `#`. */
const listed = (readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z0-9_]*(?==)/gm) ?? []).filter(
  // Compose itself reads this one.
  (name) => name !== 'COMPOSE_PROFILES',
);
const secrets = [text, readFileSync('docker-compose.tracing.yml', 'utf8')]
  .flatMap((file) => Object.values(parseCompose(file).services))
  .flatMap((service) => Object.keys(secretVariables(service)));
/** Variables of .env.example that compose reads from .env, and not from a file of secrets/. */
const plain = listed.filter((name) => !secrets.includes(name));

const read = () => parseCompose(text);

describe('docker-compose.yml', () => {
  it("fits the compose specification's schema", () => {
    expect(fitsSchema(read()), JSON.stringify(fitsSchema.errors)).toBe(true);
  });

  it('keeps each guarantee for each service', () => {
    const file = read();

    expect(Object.keys(file.services).length).toBeGreaterThan(10);
    expect(guaranteeFaults(file)).toEqual([]);
  });

  it('gives a secret, by a file, to the services that need it, and keeps it out of every environment', () => {
    const file = read();

    expect(Object.keys(file.secrets ?? {}).length).toBeGreaterThan(20);
    expect(secretFaults(file)).toEqual([]);
  });

  it('leads every address to a service that listens there, in a network of both', () => {
    const { services } = read();

    expect(addressFaults(read())).toEqual([]);
    expect(services['actions']?.environment).toHaveProperty('ACTIONS_PORT', LISTENING['actions']?.[0]);
    expect(services['web']?.environment).toHaveProperty('PORT', LISTENING['web']?.[0]);
    expect(services['web']?.ports?.join()).toMatch(/:3000$/);
  });

  it('reads the variables of .env.example and no others', () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(variableFaults(all, plain)).toEqual([]);
  });

  it('lets the engine copy and start its files although nothing else can be written', () => {
    const { user, tmpfs = [], environment } = read().services['graphql'] ?? {};

    expect(user).toMatch(/^[1-9]\d*:/);
    expect(tmpfs.join()).toMatch(/^\/tmp:exec,/);
    expect(environment).toHaveProperty('HOME', '/tmp');
  });
});

describe('a compose file that was broken on purpose', () => {
  let file: ComposeFile;
  const service = (name: string): Service => {
    const found = file.services[name];
    if (!found) throw new Error(`The compose file has no service ${name}.`);
    return found;
  };

  beforeEach(() => {
    file = read();
  });

  const breaks: Array<[string, () => void]> = [
    ['web leaves its container', () => (service('web').privileged = true)],
    ['web leaves its container', () => (service('web').network_mode = 'host')],
    ['postgres writes into its image', () => delete service('postgres').read_only],
    ['graphql keeps rights of the administrator', () => (service('graphql').cap_drop = ['NET_RAW'])],
    ['actions has other rights than it needs', () => (service('actions').cap_add = ['CHOWN'])],
    ['postgres has other rights than it needs', () => delete service('postgres').cap_add],
    ['keycloak may get new rights', () => (service('keycloak').security_opt = [])],
    ['mail has no limit of memory', () => delete service('mail').mem_limit],
    ['migrated has no limit of processors', () => delete service('migrated').cpus],
    ['web has no limit of processes', () => (service('web').pids_limit = -1)],
    ['keycloak fills the disk with its log', () => (service('keycloak').logging = { driver: 'local' })],
    ['demo-data has a tmpfs without a limit', () => (service('demo-data').tmpfs = ['/tmp'])],
    ['indexes is in the default network', () => delete service('indexes').networks],
    ['graphql writes to the host', () => (service('graphql').volumes = ['./hasura/migrations:/m'])],
    ['postgres has a port open to others', () => (service('postgres').ports = ['127.0.0.1:5432:5432'])],
    ['mail has a port open to others', () => (service('mail').ports = ['8025:8025'])],
    ['graphql has no health', () => delete service('graphql').healthcheck],
    ['mail has no health', () => delete service('mail').healthcheck],
    [
      'actions waits for a service of a profile',
      () => (service('actions').depends_on = { mail: { condition: 'service_started' } }),
    ],
    ['keycloak writes into its image', () => (service('keycloak').read_only = false)],
    ['graphql names no version of its image', () => (service('graphql').image = 'hasura/graphql-engine')],
    ['outside has other members', () => service('actions').networks?.push('outside')],
    ['database has other members', () => service('web').networks?.push('database')],
    ['outgoing has other members', () => service('postgres').networks?.push('outgoing')],
    ['inside leads outside', () => (file.networks['inside'] = null)],
    ['database leads outside', () => (file.networks['database'] = { internal: false })],
    ['mail starts without its profile', () => delete service('mail').profiles],
  ];

  it.each(breaks)('is found: %s', (fault, spoil) => {
    spoil();

    expect(guaranteeFaults(file)).toContain(fault);
  });

  const careless: Array<[string, () => void]> = [
    [
      'web has ACTION_SECRET in its environment',
      () => (service('web').environment = { ACTION_SECRET: '${ACTION_SECRET}' }),
    ],
    ['indexes lacks the secret database_url', () => delete service('indexes').secrets],
    [
      'web has the secret database_url, which none of its variables names',
      () => service('web').secrets?.push('database_url'),
    ],
    [
      'web does not read PUBLIC_URL_FILE',
      () => (service('web').environment = { PUBLIC_URL_FILE: '/run/secrets/action_secret' }),
    ],
    ['keycloak does not read KC_DB_PASSWORD_FILE', () => delete service('keycloak').entrypoint],
    ['graphql has no file for ACTION_SECRET', () => (service('graphql').environment = {})],
    ['link_secret is defined nowhere', () => delete file.secrets?.['link_secret']],
    ['api_token is mounted nowhere', () => Object.assign(file.secrets ?? {}, { api_token: {} })],
    [
      'smtp_url is no file of secrets/',
      () => Object.assign(file.secrets ?? {}, { smtp_url: { file: '/etc/smtp' } }),
    ],
  ];

  it.each(careless)('is found: %s', (fault, spoil) => {
    spoil();

    expect(secretFaults(file)).toContain(fault);
  });

  const misleading: Array<[string, () => void]> = [
    [
      'migrated asks graphql:8081, where nobody listens',
      () => (service('migrated').command = ['http://graphql:8081']),
    ],
    [
      'web asks action:8090, where nobody listens',
      () => (service('web').environment = { ACTIONS_URL: 'http://action:8090' }),
    ],
    [
      'keycloak asks db:5432, where nobody listens',
      () => (service('keycloak').environment = { KC_DB_URL: 'jdbc:postgresql://db:5432/keycloak' }),
    ],
    ['web does not reach graphql', () => (service('web').networks = ['outside'])],
  ];

  it.each(misleading)('is found: %s', (fault, spoil) => {
    spoil();

    expect(addressFaults(file)).toContain(fault);
  });

  it('is found: a key that the specification does not know', () => {
    Object.assign(service('web'), { read_onyl: true });

    expect(fitsSchema(file)).toBe(false);
    expect(JSON.stringify(fitsSchema.errors)).toContain('read_onyl');
  });

  it('is found: a variable that is nowhere or is never read', () => {
    expect(variableFaults(`${all}\n# \${FORGOTTEN:-}`, plain)).toEqual(['FORGOTTEN is not in .env.example']);
    expect(variableFaults(all, [...plain, 'LEFT_OVER'])).toEqual(['LEFT_OVER is read by nobody']);
  });
});
