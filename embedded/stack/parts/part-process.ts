import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { HELD, SERVES, type Failure } from '#runtime/process/run-program.ts';
import { findCause } from './find-cause.ts';
import type { PartLog } from './part-log.ts';

/** A program of the stack that runs once. */
export type Program = {
  readonly name: string;
  /** Name of a file in the built server's folder. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
};

/** How a process has ended; one that could not be started has no exit code. */
type End = { readonly code: number | null | undefined; readonly why: string };

export type PartProcess = ReturnType<typeof supervise>;

/** Variable that switches traces on, and what records them. */
const TRACING = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const TRACER = 'deploy/tracing/register.mjs';

type Place = { readonly root: string; readonly serverDir: string; readonly log: PartLog };
type StartOptions = {
  /** Loads the program's code, which begins to run only when it is let go. */
  readonly isHeld?: boolean;
};

/** Characters of the log of this start in which the cause of a failed one is looked for. */
const SAID_MAX_LENGTH = 32_000;
/** Milliseconds in which the last words of a process that has ended arrive; a program that it has left may keep its log open. */
const LAST_WORDS_MS = 1_000;

/** Milliseconds until a part that was told to stop is killed; it ends by itself 2 s earlier (`runtime/process/run-program.ts`). */
export const STOP_TIMEOUT_MS = 30_000;

/** Starts a program of the stack in its own process. Some faults of the system are thrown, others are its end. */
export function startProcess(
  program: Program,
  { root, serverDir, log }: Place,
  { isHeld = false }: StartOptions = {},
): PartProcess {
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      ...(program.env[TRACING] ? ['--import', pathToFileURL(join(root, TRACER)).href] : []),
      '--import',
      pathToFileURL(join(serverDir, 'exit-with-launcher.js')).href,
      join(serverDir, program.entry),
      ...(isHeld ? [HELD] : []),
    ],
    {
      cwd: root,
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  child.stdout?.on('data', log.write);
  child.stderr?.on('data', log.write);
  child.once('close', log.close);

  return supervise(child);
}

function supervise(child: ChildProcess) {
  let end: End | undefined;
  let reported: string | undefined;
  let said = '';
  let isServing = false;
  const hear = (chunk: Buffer): void => {
    if (!isServing) said = `${said}${chunk.toString()}`.slice(-SAID_MAX_LENGTH);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const serves = new Promise<void>((done) => {
    child.on('message', (message: typeof SERVES | Failure) => {
      if (message !== SERVES) return void (reported ??= message.failed);
      isServing = true;
      done();
    });
  });
  const closed = new Promise((done) => child.once('close', done));
  const ended = endOf(child);
  void ended.then((reason) => (end = reason));
  const hasEnded = (): boolean => end !== undefined;

  return {
    /** Undefined if it could not be started. */
    pid: child.pid,
    ended,
    /** Settles once the process says that it serves. */
    serves,
    /** Returns the cause that the process, which has ended, told or logged before it served. */
    cause: async () => {
      await Promise.race([closed, wait(LAST_WORDS_MS)]);
      return reported ?? findCause(said);
    },
    hasEnded,
    /** Lets a process begin that was started held. */
    letGo: () => void (child.connected && child.send('go')),
    kill: () => void child.kill('SIGKILL'),
    /** Tells the process to end, kills it when it takes too long, and waits until it has ended. */
    stop: async () => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((done) => {
    child.once('exit', (code, signal) => done({ code, why: signal ?? `exit code ${code}` }));
    // A process that runs emits errors, too: that a signal could not be sent, for example.
    child.on('error', (error) => {
      if (child.pid === undefined) done({ code: undefined, why: error.message });
    });
  });
}
