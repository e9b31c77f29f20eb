import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './make-data-folder.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Cost of the captcha in tests; visitors' browsers do more work for theirs. */
const CAPTCHA_COST = '200';
/**
 * Compression in tests. The better one takes ten seconds of a core after each change, which only visitors gain from.
 */
const COMPRESSION = 'fast';
/** Milliseconds for a cold start that also builds the site, on a slow machine. */
const READY_TIMEOUT_MS = 240_000;

export type RunningStack = {
  readonly url: string;
  readonly inboxUrl: string;
  readonly dataDir: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Process id of the launcher. */
  readonly pid: number;
  readonly output: () => string;
  stop(): Promise<number | null>;
};

export type StackOptions = {
  port?: number;
  dataDir?: string;
  env?: Record<string, string>;
  /** Checkout of the product; by default this one. */
  root?: string;
};

/** Starts the whole product as `npm start` does, on a free port and in a data folder of its own. */
export async function startStack(options: StackOptions = {}): Promise<RunningStack> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? makeDataFolder('hostfront-stack-');
  const admin = { ADMIN_EMAIL: 'admin@hostfront.test', ADMIN_PASSWORD: 'correct-horse-battery' };
  const env = { PORT: String(port), DATA_DIR: dataDir, CAPTCHA_COST, COMPRESSION, ...admin, ...options.env };
  const process = launch(env, { root: options.root });
  await process.ready;

  return {
    url: `http://localhost:${port}`,
    inboxUrl: /Mail inbox\s+(\S+)/.exec(process.output())?.[1] ?? '',
    dataDir,
    adminEmail: admin.ADMIN_EMAIL,
    adminPassword: admin.ADMIN_PASSWORD,
    pid: process.child.pid ?? 0,
    output: process.output,
    stop: async () => {
      const code = await process.stop('SIGTERM');
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

export type Launched = {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly output: () => string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Command lines that start the product: the launcher itself, and npm, which starts it by a shell. */
const COMMANDS = {
  launcher: [process.execPath, '--import', 'tsx', 'embedded/stack/main.ts'],
  npm: ['npm', 'start'],
} as const;
type Launch = { readonly by?: keyof typeof COMMANDS | undefined; readonly root?: string | undefined };

/** Starts the product as a process; `ready` resolves at its line `Ready in …`, and rejects when it ends before. */
export function launch(env: Record<string, string>, { by = 'launcher', root = ROOT }: Launch = {}): Launched {
  const [program, ...args] = COMMANDS[by];
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const ready = new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`Not ready in time:\n${output}`)), READY_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!/^Ready in /m.test(output)) return;
      clearTimeout(timer);
      done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => {
      clearTimeout(timer);
      fail(new Error(`The stack ended with ${code}:\n${output}`));
    });
  });
  ready.catch(() => undefined);

  return {
    child,
    ready,
    output: () => output,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
