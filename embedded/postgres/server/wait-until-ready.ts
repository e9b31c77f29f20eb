import { createInterface } from 'node:readline';

import { FolderInUseError } from './hold-folder.ts';
import { lockedBy } from './leftover-server.ts';
import { PostgresError } from '../postgres-error.ts';
import type { ServerProcess } from './server-process.ts';

/** Number of log lines that are kept until the server is ready, to explain a failed start. */
const KEPT_LINES = 50;

type Watch = { server: ServerProcess; port: number; dataDir: string; onLog: (line: string) => void };

/** Waits until the server accepts connections, by its log, and passes every line of the log on, later ones too. */
export function waitUntilReady({ server, port, dataDir, onLog }: Watch): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      onLog(line);
      if (lines.length < KEPT_LINES) lines.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', (cause) => {
      reject(new PostgresError(`PostgreSQL could not be started: ${cause.message}.`, { cause }));
    });
    server.once('close', () => reject(explain(lines, { port, dataDir })));
  });
}

function explain(lines: string[], { port, dataDir }: Pick<Watch, 'port' | 'dataDir'>): PostgresError {
  const log = lines.join('\n');
  if (/pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(log)) {
    return new FolderInUseError(dataDir, lockedBy(dataDir));
  }
  if (/could not bind .* address .*: (Address already in use|Permission denied)/.test(log)) {
    return new PostgresError(
      `PostgreSQL can't listen on 127.0.0.1:${port}; the port is in use or not allowed, so free it or choose another one.`,
    );
  }
  if (log.includes('No space left on device')) {
    return new PostgresError(
      `The disk that holds the database folder ${dataDir} is full; make room and start again.`,
    );
  }
  const fault = lines.findLast((line) => /(FATAL|PANIC|ERROR):/.test(line)) ?? lines.at(-1) ?? 'nothing';
  return new PostgresError(
    `PostgreSQL ended while starting on ${dataDir}; its log says: ${fault.replace(/^.*?(FATAL|PANIC|ERROR): +/, '')}`,
  );
}
