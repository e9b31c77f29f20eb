import { once } from 'node:events';
import type { Logger } from 'pino';
import { flushTraces } from '../observe/tracing.ts';

/**
 * Milliseconds that running work gets when a process is told to stop. The program that started the process kills it
 * after 30 s: the launcher (`embedded/stack/parts/part-process.ts`) and compose (`stop_grace_period`).
 */
export const STOP_WITHIN_MS = 28_000;

/** Milliseconds that running work gets after an uncaught error. */
export const CRASH_WITHIN_MS = 10_000;

/** Errors that only a mistake in the code can throw: their stack is worth more than their message. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Argument of a process whose `main` waits for a message of its launcher; its code is loaded meanwhile. */
export const HELD = '--held';

/** Message of a process to its launcher once its `main` has returned. */
export const SERVES = 'serves';

/** Message of a process to its launcher before it ends by an error. */
export type Failure = { readonly failed: string };

type RunOptions = {
  /** Loads what `main` will load, in a process that is held. */
  readonly preload?: () => Promise<unknown>;
};

/**
 * Runs a process's `main`; where it fails, writes one sentence to stderr, stops what has started, and exits with code 1.
 */
export function runProgram(main: () => Promise<void>, { preload }: RunOptions = {}): void {
  untilLetGo(preload)
    .then(main)
    .then(() => tellLauncher(SERVES))
    .catch((error: unknown) => {
      report(error);
      endProgram(1, CRASH_WITHIN_MS);
    });
}

/** Tells the launcher that started this process, if one did, that it serves, or why it ends. */
function tellLauncher(message: typeof SERVES | Failure): void {
  // A launcher that has just ended hears nothing.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

async function untilLetGo(preload: RunOptions['preload']): Promise<void> {
  if (!process.argv.includes(HELD)) return;
  // Without a reference to the channel a process that only waits would end.
  process.channel?.ref();
  await Promise.all([once(process, 'message'), preload?.()]);
  process.channel?.unref();
}

/** Ends running work within `withinMs`; the process exits after it, or at that time. */
export type Stop = (withinMs: number) => Promise<void>;

type StopOptions = {
  /** Milliseconds after which the process exits even if `stop` has not finished. */
  readonly withinMs?: number;
  readonly signals?: readonly NodeJS.Signals[];
};

/** The part of this process's life that signals and errors share: it is stopped once. */
const program: { stop: Stop; isStopping: boolean } = {
  stop: () => Promise.resolve(),
  isStopping: false,
};

/**
 * Stops the program and exits with `code`, or with 1 if it takes longer than `withinMs`; does nothing if it is stopping
 * already.
 */
function endProgram(code: 0 | 1, withinMs: number): void {
  if (program.isStopping) return;
  program.isStopping = true;
  if (Number.isFinite(withinMs)) setTimeout(() => fail(tooLate(withinMs)), withinMs).unref();
  program
    .stop(withinMs)
    .then(flushTraces)
    .then(() => process.exit(code), fail);
}

const tooLate = (withinMs: number) =>
  new Error(`The work under way did not end within ${withinMs / 1_000} s after this process began to stop.`);

/**
 * Calls `stop` at the first signal and then exits; later signals are ignored, because the process is stopping
 * already.
 */
export function stopOnSignal(stop: Stop, options: StopOptions = {}): void {
  const { withinMs = STOP_WITHIN_MS, signals = ['SIGTERM', 'SIGINT'] } = options;
  program.stop = stop;
  for (const signal of signals) process.on(signal, () => endProgram(0, withinMs));
}

let rejections = 0;

/** Returns the number of promises of this process that were rejected and that no code handled. */
export const unhandledRejections = (): number => rejections;

/**
 * Handles errors that no code has handled. A rejected promise concerns one request: it is logged and counted, and the
 * process goes on. After an exception the state of the process is unknown: running work gets 10 s to end, and the
 * process exits with code 1, so that the program that started it starts it again.
 */
export function handleStrayErrors(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    rejections += 1;
    log.error({ err: error }, 'A rejection was not handled');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught, and this process ends');
    tellLauncher({ failed: withCauses(error) });
    endProgram(1, CRASH_WITHIN_MS);
  });
}

function fail(error: unknown): void {
  report(error);
  process.exit(1);
}

function report(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`);
  tellLauncher({ failed: withCauses(error) });
}

/** Returns what an error says, and its causes where it leaves them out. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : withCauses(error.cause);
  const said = error.message || error.name;
  return said.includes(cause) ? said : `${said.replace(/\.$/, '')}: ${cause}`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return MISTAKES.some((mistake) => error instanceof mistake)
    ? (error.stack ?? error.message)
    : error.message;
}
