import type { Logger } from 'pino';

/**
 * Milliseconds that running work gets when a process is told to stop. Whoever started the process kills it after 30 s:
 * the launcher (`embedded/stack/part.ts`) and compose (`stop_grace_period`).
 */
const STOP_WITHIN_MS = 28_000;

/** Errors that only a mistake in the code can throw: their stack is worth more than their message. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Runs a process's `main`; where it fails, writes one sentence to stderr and exits with code 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch(fail);
}

type StopOptions = {
  /** Milliseconds after which the process exits even if `stop` has not finished. */
  readonly withinMs?: number;
  readonly signals?: readonly NodeJS.Signals[];
};

/**
 * Calls `stop` at the first signal and then exits; later signals are ignored, because the process is stopping
 * already.
 */
export function stopOnSignal(stop: () => Promise<void>, options: StopOptions = {}): void {
  const { withinMs = STOP_WITHIN_MS, signals = ['SIGTERM', 'SIGINT'] } = options;
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    if (Number.isFinite(withinMs)) setTimeout(() => process.exit(0), withinMs).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of signals) process.on(signal, end);
}

/** Logs errors that nobody has caught, and keeps the process running: one request's mistake must not end the others. */
export function surviveStrayErrors(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was not handled'));
  process.on('uncaughtException', (error) => log.error({ err: error }, 'An error was not caught'));
}

function fail(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return MISTAKES.some((mistake) => error instanceof mistake)
    ? (error.stack ?? error.message)
    : error.message;
}
