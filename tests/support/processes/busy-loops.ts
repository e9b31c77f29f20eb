import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Upper bound of a loop's life in seconds, in case nothing stops it. */
const MOST_SECONDS = 1_800;
const LOOP = `const end = Date.now() + ${MOST_SECONDS * 1_000}; for (;;) if (Date.now() > end) break;`;

/** Takes the processors away: starts processes that compute without end, until the returned function is called. */
export async function startBusyLoops(count: number): Promise<() => Promise<void>> {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  await Promise.all(loops.map((loop) => once(loop, 'spawn')));

  return async () => {
    const ended = Promise.all(loops.map((loop) => once(loop, 'exit')));
    for (const loop of loops) loop.kill('SIGKILL');
    await ended;
  };
}
