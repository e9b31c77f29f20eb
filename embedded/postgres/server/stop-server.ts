import { ownTime } from '#runtime/process/own-time.ts';
import type { ServerProcess } from './server-process.ts';

const SMART_MS = 2_000;
const FAST_MS = 10_000;

/**
 * Starts to stop a server. First smart: sessions may finish, so that a pool that is closing meets no error. After 2 s
 * fast: sessions are ended. After 10 s more immediate: the next start recovers the data.
 */
export function stopServer(server: ServerProcess): void {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  const fast = ownTime.after(SMART_MS, () => server.kill('SIGINT'));
  const immediate = ownTime.after(SMART_MS + FAST_MS, () => server.kill('SIGQUIT'));
  server.once('exit', () => {
    fast.end();
    immediate.end();
  });
}
