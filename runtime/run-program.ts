import type { Logger } from 'pino';

/** What is under way when a process is told to stop gets this long. */
const STOP_WITHIN_MS = 4_000;

/** Errors that only a mistake in the code can throw: where it stands says more than their message. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Runs a process's `main`; a start that fails is told on stderr in one sentence, and the exit code is 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch(fail);
}

type StopOptions = {
  /** The process ends after this long even if it is not done. */
  readonly withinMs?: number;
  readonly signals?: readonly NodeJS.Signals[];
};

/** Stops in order at the first signal and ends the process; more signals change nothing, as it is at work. */
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

/** One request's mistake must not end the others': it is logged, and the process goes on. */
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
