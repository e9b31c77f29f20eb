import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from './built-program.ts';

/** Starts a worker in a process of its own; returns it once it says that it is ready, or has ended. */
export async function spawnWorker(program: string, settings: object): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await builtProgram(program), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);

  return child;
}
