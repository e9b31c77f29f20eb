import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { startRemote } from '#tests/support/processes/remote-process.ts';

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

/** Starts a script that calls `servePeer`; TypeScript is bundled, as the product's processes are. */
export async function startPeer({ name, script, settings, execPath }: PeerOptions): Promise<Peer> {
  const isTypeScript = script.pathname.endsWith('.ts');
  const { call, stop } = startRemote(isTypeScript ? await builtScript(script) : script, {
    execArgv: [],
    ...(execPath === undefined ? {} : { execPath }),
    env: { ...process.env, NODE_ENV: 'production' },
  });

  return {
    name,
    port: await call<number>('start', settings),
    cpuMs: () => call<number>('cpuMs'),
    memoryKb: () => call<number>('memoryKb'),
    stop,
  };
}

/**
 * Bundles a script into one file, as the product's processes are. Run by a TypeScript loader, it would pay for the names
 * that the loader gives to each new function.
 */
export const builtScript = async (script: URL): Promise<URL> =>
  pathToFileURL(await builtProgram(fileURLToPath(script)));
