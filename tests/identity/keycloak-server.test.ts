import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startGroup } from '#tests/support/processes/start-group.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { untilReady } from './keycloak-server.ts';

/** Starts a shell that starts a program of its own, as Keycloak's script starts Java; both ignore SIGTERM. */
async function startScript() {
  const program = `trap "" TERM; echo $$; while :; do sleep 1; done`;
  const server = startGroup('sh', ['-c', `trap "" TERM; sh -c '${program}' & wait`]);
  await waitUntil('the program runs', () => server.output().includes('\n'));

  return { server, pid: Number(server.output()) };
}

/** Returns a process's state by `ps`; `Z` is a process that has ended, and nothing one that is forgotten, too. */
const stateOf = (pid: number) =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
    .stdout.toString()
    .trim();

it('a server that does not answer in time is ended with the program that it started', async () => {
  const { server, pid } = await startScript();

  await expect(untilReady('http://127.0.0.1:9/', server, { patienceMs: 0 })).rejects.toThrow(
    `Keycloak did not start: ${pid}`,
  );

  expect(server.hasEnded()).toBe(true);
  expect(stateOf(pid)).toMatch(/^(Z|$)/);
});

it('a server that ended by itself is reported with what it wrote', async () => {
  const server = startGroup('sh', ['-c', 'echo no Java; exit 1']);

  await expect(untilReady('http://127.0.0.1:9/', server)).rejects.toThrow('Keycloak did not start: no Java');
});
