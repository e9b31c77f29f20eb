import { fork, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A child process that answers calls: its event loop and its memory are not those of the measuring process. */
export type Remote = {
  call<Answer = undefined>(name: string, argument?: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

type Call = { readonly serial: number; readonly name: string; readonly argument: unknown };
type Reply = { readonly serial: number; readonly value?: unknown; readonly fault?: string };
type Waiter = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** Starts a script that calls `serveCalls`, TypeScript by default. */
export function startRemote(script: URL, options: ForkOptions = { execArgv: ['--import', 'tsx'] }): Remote {
  const child = fork(fileURLToPath(script), [], options);
  const waiting = new Map<number, Waiter>();
  let serial = 0;
  child.on('message', ({ serial: answered, value, fault }: Reply) => {
    const waiter = waiting.get(answered);
    waiting.delete(answered);
    if (fault === undefined) waiter?.resolve(value);
    else waiter?.reject(new Error(fault));
  });
  child.once('exit', (code, signal) => {
    for (const { reject } of waiting.values()) reject(new Error(`The process ended: ${signal ?? code}`));
    waiting.clear();
  });

  return {
    call: <Answer>(name: string, argument?: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        if (!child.connected) return reject(new Error('The process has ended.'));
        serial += 1;
        waiting.set(serial, { resolve: resolve as Waiter['resolve'], reject });
        child.send({ serial, name, argument });
      }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

/** Answers the calls of the process that has started this one; ends with it, after `onEnd`. */
export function serveCalls(
  functions: Readonly<Record<string, (argument: never) => unknown>>,
  onEnd: () => Promise<unknown> = () => Promise.resolve(),
): void {
  process.on('disconnect', () => void onEnd().finally(() => process.exit(0)));
  process.on('message', async ({ serial, name, argument }: Call) => {
    const reply = await answer(functions, name, argument);
    if (process.connected) process.send?.({ serial, ...reply });
  });
}

async function answer(
  functions: Readonly<Record<string, (argument: never) => unknown>>,
  name: string,
  argument: unknown,
): Promise<Omit<Reply, 'serial'>> {
  const run = functions[name];
  if (run === undefined) return { fault: `There is no function "${name}".` };
  try {
    return { value: await run(argument as never) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
