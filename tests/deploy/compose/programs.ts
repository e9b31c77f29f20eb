import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from '#embedded/stack/build.ts';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import type { BuiltImage } from '#tests/image/run-dockerfile.ts';
import type { Service } from '#tests/support/compose/read-compose.ts';
import { namesForScript } from '#tests/support/compose/secret-faults.ts';
import type { Places } from './places.ts';

const root = resolve('.');
const OUTPUT_MAX_LENGTH = 20_000;
/** As root the tests give Keycloak an account that may write to nothing but its temporary folders, as in its container. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A program that runs in a container's place. */
export type Running = {
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  output(): string;
  stop(): Promise<void>;
};

export type Machine = {
  readonly image: BuiltImage;
  /** An unpacked Keycloak that this run may change. */
  readonly keycloakHome: string;
  /** The folder that takes the place of /run/secrets, with all of them. */
  readonly secretsFolder: string;
  /** A folder for data, readable by every user. */
  readonly folder: string;
  readonly places: Places;
};

type Start = (machine: Machine, service: Service, env: Record<string, string>) => Promise<Running>;

/**
 * Starts the program of one service with the environment of the compose file. Our image runs as it is built; the other
 * images have a stand-in: PostgreSQL from npm, Keycloak from Maven, our engine and our mail catcher.
 */
export const startService = async (name: string, service: Service, machine: Machine): Promise<Running> => {
  const given = Object.entries(service.environment ?? {}).map(([key, value]) => [
    key,
    String(value ?? '').replace(/^\/run\/secrets(?=\/)/, machine.secretsFolder),
  ]);
  const env = machine.places.localiseEnv(name, Object.fromEntries(given) as Record<string, string>);
  const start = service.image === 'hostfront' ? startOfImage : STAND_INS[name];
  if (!start) throw new Error(`Nothing stands in for the image of ${name}.`);

  return start(machine, service, env);
};

const startOfImage: Start = ({ image, places }, service, env) => {
  const [program = '', ...args] = service.command ?? image.command;
  const inImage = (text: string) => text.replace(/^\/app(?=\/)/, image.workingFolder);

  return run(
    program,
    args.map((arg) => places.localise(arg)),
    {
      cwd: image.workingFolder,
      env: {
        ...image.env,
        ...Object.fromEntries(Object.entries(env).map(([key, value]) => [key, inImage(value)])),
      },
    },
  );
};

/** Reads `-c name=value` pairs of the server's command line. */
const settingsIn = (command: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    command
      .filter((_, index) => command[index - 1] === '-c')
      .map((pair) => pair.split('=') as [string, string]),
  );

const STAND_INS: Record<string, Start> = {
  async postgres({ folder, places }, service, env) {
    const postgres = await startPostgres({
      dataDir: join(folder, 'postgres'),
      port: places.port('postgres', 5432),
      settings: settingsIn(service.command),
      superuserPassword: readFileSync(env['POSTGRES_PASSWORD_FILE'] ?? '', 'utf8').trim(),
    });
    const url = new URL(postgres.superuserUrl);
    // The image's entrypoint runs this script as the superuser, over the socket.
    const script = await run('bash', ['deploy/postgres/10-create-databases.sh'], {
      cwd: root,
      env: {
        ...env,
        POSTGRES_USER: url.username,
        PGHOST: url.hostname,
        PGPORT: url.port,
        PGPASSWORD: decodeURIComponent(url.password),
      },
    });
    if ((await script.ended) !== 0) throw new Error(script.output());

    return { ended: postgres.exited.then(() => 0), output: () => '', stop: () => postgres.stop() };
  },

  async graphql(machine, service, env) {
    const { image, places } = machine;
    // The image's entrypoint applies the migrations first.
    const migrated = await run(process.execPath, ['dist/server/migrate.js'], {
      cwd: image.workingFolder,
      env: { DATABASE_URL_FILE: env['HASURA_GRAPHQL_DATABASE_URL_FILE'] ?? '' },
    });
    if ((await migrated.ended) !== 0) throw new Error(migrated.output());

    return runWithSecrets(service, [process.execPath, join(await buildServer(root), 'engine.js')], machine, {
      cwd: root,
      env: {
        ...env,
        HASURA_GRAPHQL_SERVER_PORT: String(places.port('graphql', 8080)),
        HASURA_GRAPHQL_METADATA_DIR: join(root, 'hasura/metadata'),
      },
    });
  },

  async keycloak(machine, service, env) {
    const { keycloakHome: home, places } = machine;
    await buildKeycloak(service, home);
    mkdirSync(join(home, 'data/import'), { recursive: true });
    cpSync('keycloak/realm.json', join(home, 'data/import/realm.json'));
    const writable = join(home, 'data/tmp');
    mkdirSync(writable);
    if (ACCOUNT) chownSync(writable, ACCOUNT.uid, ACCOUNT.gid);

    return runWithSecrets(service, [join(home, 'bin/kc.sh'), ...(service.command ?? [])], machine, {
      cwd: home,
      env: {
        ...env,
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        KC_HTTP_HOST: '127.0.0.1',
        KC_HTTP_PORT: String(places.port('keycloak', 8080)),
        KC_HTTP_MANAGEMENT_PORT: String(places.port('keycloak', 9000)),
      },
      ...ACCOUNT,
    });
  },

  'demo-data': (machine, service, env) =>
    runWithSecrets(
      service,
      ['bash', '-c', 'sed "s#/seeds#hasura/seeds/default#" deploy/load-demo-data.sh | bash'],
      machine,
      { cwd: root, env },
    ),

  async mail({ places }) {
    return run(process.execPath, [join(await buildServer(root), 'mail.js')], {
      cwd: root,
      env: {
        MAIL_SMTP_PORT: String(places.port('mail', 1025)),
        MAIL_WEB_PORT: String(places.port('mail', 8025)),
      },
    });
  },
};

/** Carries out the build step of the Dockerfile, whose options then hold for the start. */
async function buildKeycloak({ build }: Service, home: string): Promise<void> {
  const text = readFileSync(build?.dockerfile ?? '', 'utf8');
  const [, options = ''] = /^ENV (.*)$/m.exec(text) ?? [];
  const [, command = ''] = /^RUN (.*)$/m.exec(text) ?? [];
  const [program = '', ...args] = command.replace('/opt/keycloak', home).split(' ');
  const env = Object.fromEntries(options.split(' ').map((pair) => pair.split('=') as [string, string]));
  const building = await run(program, args, { cwd: home, env });
  if ((await building.ended) !== 0) throw new Error(building.output());
}

/** Runs a program behind the script of the service's entrypoint, as the image's own program is run. */
function runWithSecrets(
  service: Service,
  command: readonly string[],
  { folder }: Machine,
  surroundings: Surroundings,
): Promise<Running> {
  // The checkout may be closed to the account that reads the script.
  const script = join(folder, 'with-secrets.sh');
  cpSync('deploy/with-secrets.sh', script);
  return run('sh', [script, ...namesForScript(service), '--', ...command], surroundings);
}

type Surroundings = { cwd: string; env: Record<string, string>; uid?: number; gid?: number };

/** Runs a program without this machine's environment, as a container has none of it. */
export function run(
  program: string,
  args: readonly string[],
  { env, ...where }: Surroundings,
): Promise<Running> {
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    ...where,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_MAX_LENGTH);
    });
  }
  const ended = endOf(child);

  return Promise.resolve({
    ended,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  });
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
