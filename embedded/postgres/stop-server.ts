import type { ServerProcess } from './server-process.ts';

const SMART_MS = 2_000;
const FAST_MS = 10_000;

/**
 * Begins to stop a server: smart (sessions may finish, so that a pool which is closing meets no
 * error), after two seconds fast (sessions are ended), in the last resort at once (the next start recovers).
 */
export function stopServer(server: ServerProcess): void {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  const fast = setTimeout(() => server.kill('SIGINT'), SMART_MS);
  const immediate = setTimeout(() => server.kill('SIGQUIT'), SMART_MS + FAST_MS);
  server.once('exit', () => {
    clearTimeout(fast);
    clearTimeout(immediate);
  });
}
