import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fitsSchema } from '#tests/support/compose/fits-schema.ts';
import { readCompose, type Service } from '#tests/support/compose/read-compose.ts';

const FILES = ['docker-compose.yml', 'docker-compose.proxy.yml', 'docker-compose.tracing.yml'];
const SECRETS = '/run/secrets/';
const IS_SECRET =
  /(_SECRET|PASSWORD|_SECRET_KEY|PRIVATE_KEY|_TOKEN|_OTLP_HEADERS)$|^(DATABASE|SMTP|IMAP)_URL$|_DATABASE_URL$/;
const base = readCompose('docker-compose.yml');
const { proxy = {} } = readCompose('docker-compose.proxy.yml').services;
const services = Object.entries<Service>({ ...base.services, proxy });

/** Rights that a program needs to become another user, or to listen below port 1024. */
const RIGHTS: Record<string, string[]> = {
  proxy: ['NET_BIND_SERVICE'],
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};
/** What holds for every container (docs/operate/deployment.md). */
const GUARANTEES = {
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  mem_limit: expect.stringMatching(/^\d+[mg]$/),
  cpus: expect.any(Number),
  pids_limit: expect.any(Number),
  logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
  networks: expect.arrayContaining([expect.any(String)]),
};

describe.each(FILES)('%s', (file) => {
  it("fits the compose specification's schema", () => {
    expect(fitsSchema(readCompose(file)), JSON.stringify(fitsSchema.errors)).toBe(true);
  });

  it('passes every secret as a file of secrets/ that the service mounts, and none as plain text', () => {
    const { secrets = {}, services: ofFile } = readCompose(file);
    const mounted = Object.values(ofFile).flatMap((service) => service.secrets ?? []);

    expect([...new Set(mounted)].sort()).toEqual(Object.keys(secrets).sort());
    for (const [name, source] of Object.entries(secrets)) expect(source.file).toBe(`./secrets/${name}`);
    for (const [name, { environment = {}, secrets: own = [] }] of Object.entries(ofFile)) {
      const files = Object.values(environment).filter((value) => String(value).startsWith(SECRETS));
      const inClear = Object.entries(environment)
        // Hasura's setting of this name says where public keys are.
        .filter(([variable, value]) => IS_SECRET.test(variable) && !/"jwk_url"/.test(String(value)))
        .map(([variable]) => variable);
      expect([name, [...files].sort()]).toEqual([name, own.map((secret) => SECRETS + secret).sort()]);
      expect([name, inClear]).toEqual([name, []]);
    }
  });
});

describe('the containers of compose', () => {
  it.each(services)(
    'include %s with a read-only file system, only the capabilities that it needs, and limits',
    (name, service) => {
      expect(service).toMatchObject(GUARANTEES);
      expect([...(service.cap_add ?? [])].sort()).toEqual(RIGHTS[name] ?? []);
      expect(service).not.toHaveProperty('privileged');
      expect(service).not.toHaveProperty('network_mode');
      expect((service.tmpfs ?? []).filter((place) => !/[:,]size=\d+m/.test(place))).toEqual([]);
      expect((service.volumes ?? []).filter((one) => one.startsWith('.') && !one.endsWith(':ro'))).toEqual(
        [],
      );
      if (!service.build) expect(service.image).toMatch(/:(?!latest)[\w.-]+(@sha256:\w+)?$/);
      if (service.restart === 'unless-stopped') expect(service).toHaveProperty('healthcheck');
    },
  );

  it.each(services.filter(([, { entrypoint = [] }]) => entrypoint.includes('/with-secrets.sh')))(
    'include %s, in which deploy/with-secrets.sh reads exactly the variables that are given as files',
    (_, { entrypoint = [], environment = {} }) => {
      const [, , ...names] = entrypoint.slice(0, entrypoint.indexOf('--'));
      const files = Object.keys(environment).filter((name) => name.endsWith('_FILE'));

      expect(names.map((name) => `${name}_FILE`).sort()).toEqual(files.sort());
    },
  );

  it.each([
    ['outside', ['proxy', 'web']],
    ['outgoing', ['actions', 'keycloak', 'mail']],
    ['database', ['actions', 'database-checked', 'demo-data', 'graphql', 'indexes', 'keycloak', 'postgres']],
  ])('share the network %s only where they must', (network, members) => {
    const inIt = services.filter(([, service]) => service.networks?.includes(network));

    expect(inIt.map(([name]) => name).sort()).toEqual(members);
  });

  it('are in networks without access to the internet, except for two networks', () => {
    const inner = Object.entries(base.networks ?? {}).filter(([, network]) => network?.internal === true);

    expect(inner.map(([name]) => name).sort()).toEqual(['database', 'inside']);
  });

  it('publish ports on 127.0.0.1 only, except for the proxy', () => {
    const published = services.flatMap(([name, { ports = [] }]) => (name === 'proxy' ? [] : ports));

    expect(published.filter((port) => !/^(\$\{HOST:-)?127\.0\.0\.1/.test(port))).toEqual([]);
  });

  it('include a proxy whose Caddyfile names the port on which the web server listens', () => {
    const port = String(base.services['web']?.environment?.['PORT']);
    const caddyfile = readFileSync('deploy/caddy/Caddyfile', 'utf8');

    expect(caddyfile).toMatch(new RegExp(`name web\\s+port ${port}\\b`));
    expect(caddyfile).toContain(`http://:${port} {`);
    expect(proxy.healthcheck?.test.at(-1)).toContain(':2020');
  });
});

describe('the variables that the compose files read', () => {
  it('are exactly those of .env.example, without those that are secrets', () => {
    const read = FILES.map((file) => readFileSync(file, 'utf8')).flatMap((text) =>
      [...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name),
    );
    const secrets = FILES.flatMap((file) => Object.values(readCompose(file).services)).flatMap(
      ({ environment = {} }) =>
        Object.entries(environment)
          .filter(([, value]) => String(value).startsWith(SECRETS))
          .map(([name]) => name.replace(/_FILE$/, '')),
    );
    const listed = (readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z0-9_]*(?==)/gm) ?? []).filter(
      // Compose itself reads this one.
      (name) => name !== 'COMPOSE_PROFILES' && !secrets.includes(name),
    );

    expect(listed.length).toBeGreaterThan(30);
    expect([...new Set(read)].sort()).toEqual(listed.sort());
  });
});
