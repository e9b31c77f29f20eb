import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  ports?: string[];
  build?: { dockerfile: string };
  depends_on?: Record<string, { condition: string }>;
  command?: string[];
  healthcheck?: { test: string[] };
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}docker-compose.yml`, 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };

/** Variables of .env that the file reads. */
const variables = [...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)[^}]*\}/g)].map(([, name = '']) => ({ name }));
const isSecret = (name: string) => /PASSWORD$|SECRET$|SECRET_KEY$/.test(name);

describe('docker-compose.yml', () => {
  it('passes the brand and company variables to the web server, and docs/operate/variables.md has them all', () => {
    const text = readFileSync(`${root}docs/operate/variables.md`, 'utf8');
    const names = variables
      .map(({ name }) => name)
      .filter((name) => /^(BRAND|COMPANY|POSTAL|SUPPORT|PORTAL|SOCIAL)_/.test(name));

    expect(new Set(names).size).toBeGreaterThan(15);
    for (const name of names) {
      expect(text).toContain(`\`${name}\``);
      expect(services['web']?.environment).toHaveProperty(name);
      // The actions service needs both for newsletters.
      if (/^(BRAND|POSTAL)_/.test(name)) expect(services['actions']?.environment).toHaveProperty(name);
    }
  });

  it('reads no secret from .env, and .env.example has no value for a secret', () => {
    const secrets = variables.filter(({ name }) => isSecret(name)).map(({ name }) => name);

    expect(secrets).toEqual([]);
    expect(readFileSync(`${root}.env.example`, 'utf8')).not.toMatch(/^\w*(SECRET|PASSWORD|_KEY)=./m);
  });

  it('runs PostgreSQL 17, Hasura 2.4x with migrations, and Keycloak 26.7.5 or later', () => {
    expect(services['postgres']?.image).toMatch(/^postgres:17/);
    expect(services['graphql']?.image).toMatch(/^hasura\/graphql-engine:v2\.4\d\..*cli-migrations-v3(@|$)/);
    const stages = readFileSync(`${root}deploy/keycloak/Dockerfile`, 'utf8').match(/^FROM .*$/gm) ?? [];
    expect(stages).toHaveLength(2);
    for (const stage of stages) {
      const [, minor, patch] = /keycloak:26\.(\d+)\.(\d+)(@| AS |$)/.exec(stage) ?? [];
      expect(Number(minor) * 100 + Number(patch)).toBeGreaterThanOrEqual(705);
    }
  });

  it('checks PostgreSQL’s version before Hasura migrates, and builds large indexes after the migrations', () => {
    expect(services['graphql']?.depends_on).toHaveProperty('database-checked', {
      condition: 'service_completed_successfully',
    });
    expect(services['database-checked']?.command?.slice(-2)).toEqual(['dist/server/migrate.js', '--check']);
    expect(services['indexes']?.command?.slice(-2)).toEqual(['dist/server/migrate.js', '--indexes']);
    expect(services['indexes']?.depends_on).toHaveProperty('migrated');
  });

  it('gives Hasura the role of visitors, numbers as strings, 250 ms refetches, and no console', () => {
    const environment = services['graphql']?.environment ?? {};

    expect(environment).toMatchObject({
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
      HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '250',
      HASURA_GRAPHQL_ENABLED_APIS: 'graphql',
      HASURA_GRAPHQL_ENABLE_CONSOLE: 'false',
    });
    expect(JSON.parse(String(environment['HASURA_GRAPHQL_JWT_SECRET']))).toMatchObject({
      audience: 'hasura',
    });
  });

  it('starts the web server without waiting for the realm, and checks the health of its services by /readyz', () => {
    expect(services['web']?.depends_on).toMatchObject({ actions: { condition: 'service_started' } });
    expect(services['actions']?.depends_on).toMatchObject({
      'keycloak-apply': { condition: 'service_started' },
    });
    for (const name of ['web', 'actions']) {
      expect(services[name]?.healthcheck?.test.join(' ')).toContain('/readyz');
      expect(services[name]?.healthcheck).toHaveProperty('start_period');
    }
  });

  it('mounts and builds only from files that exist', () => {
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    const local = mounts.filter((mount) => mount.startsWith('./')).map((mount) => mount.split(':')[0] ?? '');

    expect(local.length).toBeGreaterThan(4);
    for (const path of [...local, ...Object.values(services).flatMap(({ build }) => build?.dockerfile ?? [])])
      expect(existsSync(`${root}${path}`), path).toBe(true);
  });

  it('publishes only the web server’s port to the network, other ports to this machine at most', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => ({ name, port })),
    );

    expect(open.filter(({ name }) => name !== 'web').every(({ port }) => port.startsWith('127.0.0.1:'))).toBe(
      true,
    );
  });

  it('makes the actions service depend on PostgreSQL, Keycloak and mail, so that it stops before them', () => {
    expect(Object.keys(services['actions']?.depends_on ?? {})).toEqual(
      expect.arrayContaining(['postgres', 'keycloak', 'mail']),
    );
  });

  it('gives Keycloak a value for every placeholder of the realm file', () => {
    const realm = readFileSync(`${root}keycloak/realm.json`, 'utf8');
    const placeholders = new Set(
      [...realm.matchAll(/\$\{([A-Z][A-Z0-9_]*)(?::[^}]*)?\}/g)].map(([, name = '']) => name),
    );

    for (const service of ['keycloak', 'keycloak-apply']) {
      const given = Object.keys(services[service]?.environment ?? {}).map((name) =>
        name.replace(/_FILE$/, ''),
      );
      expect(given, service).toEqual(expect.arrayContaining([...placeholders]));
    }
  });
});
