import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { countCpu } from './run-child.mjs';

/**
 * Starts the PostgreSQL server in which all kinds of tests make their databases. `url` is undefined if it does not
 * start: each vitest run then starts its own, and says what is wrong.
 */
export async function startDatabase(root) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/postgres/serve-postgres.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => countCpu('PostgreSQL of the tests'));
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => []),
  ]);

  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
