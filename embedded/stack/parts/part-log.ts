import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Size at which a log begins a new file, and the number of files that are kept of it. */
export type LogLimits = { readonly maxBytes: number; readonly maxFiles: number };

export type PartLog = ReturnType<typeof openPartLog>;

type Options = LogLimits & {
  /** Name of the part, for the person who started the product. */
  readonly name: string;
  readonly say: (text: string) => void;
  /** Time in milliseconds. */
  readonly now?: () => number;
};

/** Milliseconds for which a log that could not be written is left alone. */
const RETRY_MS = 5_000;

/**
 * Opens the log of a part. Where it can't be written, what the part says is dropped, so that the part never waits for
 * it; the log goes on as soon as it can be written again. It is written synchronously, so that its last lines, which
 * say why a part has ended, are there when the person is told.
 */
export function openPartLog(file: string, { name, say, now = () => performance.now(), ...limits }: Options) {
  removeOldest(file, limits);
  const log = openRotatingFile(file, limits);
  let failure: { code: string; lostBytes: number; retryAt: number } | undefined;

  function write(chunk: Buffer): void {
    if (failure && now() < failure.retryAt) {
      failure.lostBytes += chunk.length;
      return;
    }
    try {
      if (failure) log.append(Buffer.from(gapLine(failure.lostBytes, failure.code)));
      log.append(chunk);
    } catch (error) {
      fail(error, chunk.length);
      return;
    }
    if (failure)
      say(`The log of the ${name} part is written again; it lacks up to ${failure.lostBytes} bytes.`);
    failure = undefined;
  }

  function fail(error: unknown, lostBytes: number): void {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    log.close();
    if (!failure) say(`The log ${file} can't be written (${code}): the ${name} part goes on without it.`);
    failure = { code, lostBytes: (failure?.lostBytes ?? 0) + lostBytes, retryAt: now() + RETRY_MS };
  }

  // A later `write` opens the file again.
  return { file, write, close: log.close };
}

/** Returns the line of a log, in the form of the lines around it, that tells of what was not written. */
function gapLine(lostBytes: number, code: string): string {
  const msg = `Before this line the log lacks up to ${lostBytes} bytes, which could not be written (${code})`;
  return `\n${JSON.stringify({ level: 40, time: new Date().toISOString(), name: 'launcher', msg })}\n`;
}

function openRotatingFile(file: string, { maxBytes, maxFiles }: LogLimits) {
  let opened: { readonly fd: number; bytes: number } | undefined;

  function append(chunk: Buffer): void {
    opened ??= open(file);
    if (opened.bytes > 0 && opened.bytes + chunk.length > maxBytes) {
      close();
      rotate(file, maxFiles);
      opened = open(file);
    }
    // A disk that is almost full takes a part of a chunk.
    for (let from = 0; from < chunk.length;) {
      const written = writeSync(opened.fd, chunk, from);
      from += written;
      opened.bytes += written;
    }
  }

  function close(): void {
    if (opened) closeSync(opened.fd);
    opened = undefined;
  }

  return { append, close };
}

function open(file: string) {
  const fd = openSync(file, 'a', 0o600);
  return { fd, bytes: fstatSync(fd).size };
}

/** Deletes what an earlier start has left that kept more files. */
function removeOldest(file: string, { maxFiles }: LogLimits): void {
  const [folder, start] = [dirname(file), basename(file, 'log')];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const age = name.startsWith(start) ? Number(/^(\d+)\.log$/.exec(name.slice(start.length))?.[1]) : 0;
    if (age >= maxFiles) rmSync(join(folder, name), { force: true });
  }
}

/** Makes room for a new file: `web.log` becomes `web.1.log`, that `web.2.log`, and the oldest goes. */
function rotate(file: string, maxFiles: number): void {
  const older = (age: number): string => (age === 0 ? file : file.replace(/\.log$/, `.${age}.log`));
  for (let age = maxFiles - 1; age > 0; age -= 1) {
    if (existsSync(older(age - 1))) renameSync(older(age - 1), older(age));
  }
  rmSync(file, { force: true });
}
