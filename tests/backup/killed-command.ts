import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '#tests/support/processes/start-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const PASSPHRASE = 'a long passphrase';

/** Starts `npm run backup` or `npm run restore` as a process of its own, which a test can kill. */
export async function startCommand(
  script: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
) {
  const { child, ended, output } = await startProgram(join(root, `commands/${script}.ts`), [file], {
    ...account,
    cwd: root,
    env: { BACKUP_PASSPHRASE: PASSPHRASE, ...env },
  });

  return {
    pid: child.pid ?? 0,
    /** What it has written. */
    output,
    ended,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a command on a database, kills it once it has sent these texts, and returns its process id. */
export async function killCommandAt(
  texts: readonly string[],
  script: 'backup' | 'restore',
  file: string,
  place: { databaseUrl: string; dataDir: string },
): Promise<number> {
  const trap = await startTrap(place.databaseUrl);
  const reached = trap.reach(...texts);
  const command = await startCommand(script, file, { DATABASE_URL: trap.url, DATA_DIR: place.dataDir });
  await reached;
  await command.kill();
  await trap.stop();

  return command.pid;
}

/**
 * Starts a TCP proxy before a database. `reach` waits until a client sends the texts, one after the other; the piece with
 * the last of them, and what follows it, is not passed on, so that the client can be killed at this point.
 */
async function startTrap(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let texts: string[] = [];
  let reached: () => void = () => undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => client.destroy());
    upstream.pipe(client);
    client.on('data', (piece: Buffer) => {
      const [next, ...rest] = texts;
      const isFound = next !== undefined && piece.includes(next);
      if (isFound && rest.length === 0) {
        client.pause();
        reached();
        return;
      }
      if (isFound) texts = rest;
      upstream.write(piece);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const own = new URL(databaseUrl);
  own.port = String((server.address() as AddressInfo).port);

  return {
    url: own.href,
    reach: (...awaited: string[]) =>
      new Promise<void>((resolve) => {
        [texts, reached] = [awaited, resolve];
      }),
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
