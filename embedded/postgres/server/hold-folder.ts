import { createHash, randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { ownTime } from '#runtime/process/own-time.ts';
import { PostgresError } from '../postgres-error.ts';

/*
 * A launcher that starts a server listens on a socket beside its data folder until the server has ended. The system
 * closes the socket with its process, however that ends, and containers that share the folder see the same socket.
 * States of a launcher:
 * - alive: it accepts a connection, and tells its process number.
 * - dead: the file of its socket is there, and no process listens; a server that it started is left behind.
 * - none: there is no file, because nothing was started here, or by a release without sockets, or on a file system
 *   that has none. Whose server runs is not known then.
 */
export type LauncherState = 'dead' | 'none' | { readonly alive: string };

const isWindows = process.platform === 'win32';
/** Bytes that a socket's path may have on every system, without the end of its name while it is taken away. */
const PATH_MAX_BYTES = 94;
/** Milliseconds of own time (own-time.ts) in which a launcher has to tell its number. */
const ANSWER_MS = 1_000;
const TRIES = 10;

/**
 * Holds a data folder, so that others learn that its launcher lives; throws where another one does. `before` is the
 * state of the launcher before this one.
 */
export async function holdFolder(dataDir: string) {
  const place = socketOf(dataDir);
  let before: 'dead' | 'none' = isWindows ? 'dead' : 'none';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const state = await stateAt(place);
    if (typeof state === 'object') throw new FolderInUseError(dataDir, state.alive);
    if (state === 'dead') {
      before = 'dead';
      await takeAway(place);
    }
    const server = await listen(place);
    if (server === 'taken') continue;
    return { before, release: (): void => void server?.close() };
  }
  throw new FolderInUseError(dataDir);
}

/** Tells whether the launcher of a folder lives. */
export const launcherOf = (dataDir: string): Promise<LauncherState> => stateAt(socketOf(dataDir));

/** Another process uses a folder; the message says which. */
export class FolderInUseError extends PostgresError {
  constructor(dataDir: string, process = '') {
    const which = process && ` (process ${process})`;
    super(
      `The database folder ${dataDir} is in use by another running server${which}; stop it first or choose another DATA_DIR.`,
    );
  }
}

/** Returns the socket's place: beside the folder or, where that is too long for a socket, among the temporary files. */
function socketOf(dataDir: string): string {
  const name = `hostfront-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  if (isWindows) return `\\\\.\\pipe\\${name}`;
  const beside = `${dataDir}.launcher`;
  return Buffer.byteLength(beside) <= PATH_MAX_BYTES ? beside : path.join(os.tmpdir(), `${name}.launcher`);
}

function stateAt(place: string): Promise<LauncherState> {
  return new Promise((resolve) => {
    let number = '';
    let isAlive = true;
    const socket = connect(place);
    const late = ownTime.after(ANSWER_MS, () => socket.destroy());
    socket.on('data', (piece: Buffer) => (number += piece.toString()));
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT') resolve('none');
      isAlive = code !== 'ECONNREFUSED' && code !== 'ENOTSOCK';
    });
    socket.once('close', () => {
      late.end();
      resolve(isAlive ? { alive: number.trim() } : 'dead');
    });
  });
}

/** Takes a dead launcher's socket away; where another process has just made one of its own, it is put back. */
async function takeAway(place: string): Promise<void> {
  const aside = `${place}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(place, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await stateAt(aside)) === 'dead') rmSync(aside, { force: true });
  else renameSync(aside, place);
}

/** Listens; returns undefined where that is impossible, as some file systems have no sockets. */
function listen(place: string): Promise<Server | 'taken' | undefined> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${process.pid}\n`));
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? 'taken' : undefined),
    );
    // Root and the folder's own user ask one another.
    server.listen({ path: place, readableAll: true, writableAll: true }, () => resolve(server.unref()));
  });
}
