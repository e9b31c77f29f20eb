import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { openPartLog, type LogLimits, type PartLog } from './part-log.ts';
import { StackError } from './stack-error.ts';

/** One process of the stack; `healthUrl` answers 2xx as soon as the part serves, whatever others do. */
export type PartDefinition = {
  readonly name: string;
  /** Name of a file in the built server's folder. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly healthUrl: string;
};

export type Part = { readonly name: string; stop(): Promise<void> };

/** Folders in which parts run and log, and the signal that aborts a start. */
export type Surroundings = {
  readonly root: string;
  readonly serverDir: string;
  readonly logDir: string;
  readonly logLimits: LogLimits;
  readonly signal: AbortSignal;
  /** Tells the person who started the product. */
  readonly say: (text: string) => void;
  /** How the health of a part that has started is looked at, in milliseconds. */
  readonly looks?: { readonly everyMs: number; readonly timeoutMs: number };
};

const HEALTH_POLL_MS = 40;
const HEALTH_TIMEOUT_MS = 60_000;
/** Milliseconds until a part that was told to stop is killed; it ends by itself 2 s earlier (`runtime/run-program.ts`). */
export const STOP_TIMEOUT_MS = 30_000;
const LOOKS = { everyMs: 5_000, timeoutMs: 2_000 };
/** Looks without any answer after which a part counts as frozen: together at least a minute. */
const SILENT_LOOKS = 12;
/** Failures in a row from which on the person who started the product is told. */
const TOLD_FROM = 3;
/** Milliseconds before a part that ended by itself is started again, by the number of failures. */
const RESTART_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000];

/**
 * Starts a part, waits until it serves, and from then on starts it again whenever it ends by itself, or is killed
 * because it has not answered for a minute.
 */
export async function startPart(definition: PartDefinition, around: Surroundings): Promise<Part> {
  const log = openLog(definition.name, around);
  const state = { stopping: false, failures: 0, log, child: run(definition, around, log) };
  await untilHealthy(definition, state.child, around);
  keepRunning(definition, around, state);
  const looking = watchHealth(definition, around, state);

  return {
    name: definition.name,
    stop: async () => {
      state.stopping = true;
      clearInterval(looking);
      await stopProcess(state.child);
    },
  };
}

/** Runs a program of the stack once and waits until it ends; throws where its exit code is not 0. */
export async function runOnce(
  definition: Omit<PartDefinition, 'healthUrl'>,
  around: Surroundings,
): Promise<void> {
  const child = run(definition, around, openLog(definition.name, around));
  const cancel = (): void => void child.kill('SIGTERM');
  around.signal.addEventListener('abort', cancel);
  const code = await exitCode(child);
  around.signal.removeEventListener('abort', cancel);
  if (code !== 0) throw new StackError(failure(definition.name, around));
}

function run(
  definition: Omit<PartDefinition, 'healthUrl'>,
  { root, serverDir }: Surroundings,
  log: PartLog,
): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      '--import',
      pathToFileURL(join(serverDir, 'exit-with-launcher.js')).href,
      join(serverDir, definition.entry),
    ],
    {
      cwd: root,
      env: definition.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  child.stdout?.on('data', log.write);
  child.stderr?.on('data', log.write);
  child.once('close', log.close);

  return child;
}

async function untilHealthy(
  definition: PartDefinition,
  child: ChildProcess,
  around: Surroundings,
): Promise<void> {
  const deadline = Date.now() + HEALTH_TIMEOUT_MS;
  while (!(await askHealth(definition.healthUrl, LOOKS.timeoutMs))?.ok) {
    if (around.signal.aborted || hasEnded(child) || Date.now() > deadline) {
      await stopProcess(child);
      throw new StackError(failure(definition.name, around));
    }
    await wait(HEALTH_POLL_MS);
  }
}

/** Returns the answer of a part's health URL; undefined if there was none. */
async function askHealth(url: string, timeoutMs: number): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response;
  } catch {
    return undefined;
  }
}

type Supervised = { stopping: boolean; failures: number; readonly log: PartLog; child: ChildProcess };

function keepRunning(definition: PartDefinition, around: Surroundings, state: Supervised): void {
  const startedAt = Date.now();
  state.child.once('exit', (code, signal) => {
    if (state.stopping) return;
    const delayMs = RESTART_DELAYS_MS[Math.min(state.failures, RESTART_DELAYS_MS.length - 1)] ?? 0;
    state.failures = Date.now() - startedAt > 60_000 ? 0 : state.failures + 1;
    if (state.failures >= TOLD_FROM) {
      const { name } = definition;
      around.say(
        `The ${name} part has ended ${state.failures} times in a row (${signal ?? `exit code ${code}`}) and starts again in ${delayMs / 1_000} s; its log is ${logFile(around.logDir, name)}.`,
      );
    }
    setTimeout(() => {
      if (state.stopping) return;
      state.child = run(definition, around, state.log);
      keepRunning(definition, around, state);
    }, delayMs).unref();
  });
}

/**
 * Kills a part that has stopped to answer; `keepRunning` then starts it again. A part that answers with an error is left
 * alone: it waits for another part or for the database, which a new start would not bring back. A part that was started
 * again has as long for its first answer as at the start of the stack.
 */
function watchHealth(
  { name, healthUrl }: PartDefinition,
  { say, looks = LOOKS }: Surroundings,
  state: Supervised,
): NodeJS.Timeout {
  let seen = { child: state.child, silentLooks: 0, waitUntil: 0 };
  let isLooking = false;

  async function look(): Promise<void> {
    const { child } = state;
    if (seen.child !== child) seen = { child, silentLooks: 0, waitUntil: Date.now() + HEALTH_TIMEOUT_MS };
    if (await askHealth(healthUrl, looks.timeoutMs)) {
      seen = { child, silentLooks: 0, waitUntil: 0 };
      return;
    }
    seen.silentLooks += 1;
    if (seen.silentLooks < SILENT_LOOKS || Date.now() < seen.waitUntil) return;
    if (state.stopping || hasEnded(child)) return;
    say(`The ${name} part no longer responds and is started again.`);
    child.kill('SIGKILL');
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, looks.everyMs);
  return timer.unref();
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = exitCode(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.once('error', () => done(null));
  });
}

const logFile = (logDir: string, name: string): string => `${logDir}/${name}.log`;

function openLog(name: string, { logDir, logLimits, say }: Surroundings): PartLog {
  return openPartLog(logFile(logDir, name), { name, say, ...logLimits });
}

function failure(name: string, { logDir }: Surroundings): string {
  const file = logFile(logDir, name);
  const telling = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => /^\S/.test(line) && !/^([{}]$|Node\.js v)/.test(line));
  return `The ${name} part did not start (${telling.at(-1)?.slice(0, 400) ?? 'it said nothing'}); its log is ${file}.`;
}
