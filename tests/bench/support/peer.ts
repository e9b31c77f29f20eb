import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPeer } from './build-peer.ts';

/** A server under measurement, in a process of its own. */
export type Peer = {
  readonly name: string;
  readonly port: number;
  /** Returns the milliseconds of CPU that the server's process has used so far. */
  cpuMs(): Promise<number>;
  /** Returns the kilobytes of memory that the process holds. */
  memoryKb(): Promise<number>;
  stop(): Promise<void>;
};

type PeerOptions = {
  readonly name: string;
  readonly script: URL;
  readonly settings: unknown;
  /** Path of another Node than that of the benchmark. */
  readonly execPath?: string;
};

const START_MS = 60_000;

/** Starts a script that calls `servePeer`; TypeScript is bundled, as the product's processes are. */
export async function startPeer({ name, script, settings, execPath }: PeerOptions): Promise<Peer> {
  const isTypeScript = script.pathname.endsWith('.ts');
  const child = fork(fileURLToPath(isTypeScript ? await buildPeer(script) : script), [], {
    execArgv: [],
    ...(execPath === undefined ? {} : { execPath }),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ready = await answer<{ port: number }>(child, { settings }, 'ready', name);

  return {
    name,
    port: ready.port,
    cpuMs: async () => (await answer<{ ms: number }>(child, 'cpu', 'cpu', name)).ms,
    memoryKb: async () => (await answer<{ kb: number }>(child, 'memory', 'memory', name)).kb,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function answer<T>(
  child: ChildProcess,
  question: string | { settings: unknown },
  kind: string,
  name: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error(`${name} did not answer in ${START_MS} ms`)), START_MS);
    const onExit = (code: number | null) => settle(new Error(`${name} ended with code ${code}`));
    const onMessage = (message: { kind: string } & T) => {
      if (message.kind === kind) settle(message);
    };
    const settle = (outcome: Error | T) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(question);
  });
}
