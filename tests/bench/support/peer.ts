import type { ForkOptions } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { startRemote, type Remote } from '#tests/support/processes/remote-process.ts';

/** A server under measurement, in a process of its own. */
export type Peer = Awaited<ReturnType<typeof startPeer>>;

type PeerOptions = {
  /** Replaces the Node of the benchmark. */
  readonly execPath?: string;
  /** Folder of another checkout, whose modules the script uses. */
  readonly checkout?: string | undefined;
};

/** Starts a script that calls `servePeer`. */
export async function startPeer(
  script: URL,
  settings: unknown,
  { execPath = process.execPath, checkout }: PeerOptions = {},
) {
  const options = { execPath, env: { ...process.env, NODE_ENV: 'production' } };
  const { call, stop } = await startBuilt(script, options, checkout);

  return {
    port: await call<number>('start', settings),
    /** Returns the milliseconds of CPU that the server's process has used so far. */
    cpuMs: () => call<number>('cpuMs'),
    /** Returns the kilobytes of memory that the process holds. */
    memoryKb: () => call<number>('memoryKb'),
    stop,
  };
}

/**
 * Starts a script that calls `serveCalls`, bundled into one file, as the product's processes are. Run by a TypeScript
 * loader, it would pay for the names that the loader gives to each new function.
 */
export async function startBuilt(script: URL, options: ForkOptions = {}, checkout?: string): Promise<Remote> {
  const program = await builtProgram(fileURLToPath(script), checkout);

  return startRemote(pathToFileURL(program), { execArgv: [], ...options });
}
