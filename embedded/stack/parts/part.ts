import { keepRunning } from './keep-running.ts';
import { openPartLog, type LogLimits, type PartLog } from './part-log.ts';
import { startProcess, type PartProcess, type Program } from './part-process.ts';
import { startsToServe, watchHealth, type Looks } from './watch-health.ts';

/** One process of the stack. */
export type PartDefinition = Program & {
  /** Answers 2xx as soon as the part serves and as long as its process works, whatever others do. */
  readonly liveUrl: string;
  /** Answers 2xx while the part can do its work, for which it may need others. */
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
  readonly looks?: Looks;
};

type StartOptions = {
  /** Settles once what the program needs is there; its process is started before, and loads its code meanwhile. */
  readonly after?: Promise<unknown> | undefined;
};

/**
 * Starts a part, waits until it serves, and from then on starts it again whenever it ends by itself, or is killed
 * because it has not answered for a minute.
 */
export async function startPart(
  definition: PartDefinition,
  around: Surroundings,
  { after }: StartOptions = {},
): Promise<Part> {
  const { name, liveUrl, healthUrl } = definition;
  const { say, looks, signal } = around;
  const log = openLog(name, around);
  const start = (): PartProcess => startProcess(definition, { ...around, log });
  const first = await startHeld(definition, { ...around, log }, after);
  if (!(await startsToServe(liveUrl, first, signal))) {
    const isSilent = !first.hasEnded();
    await first.stop();
    throw isSilent ? noAnswer(name, log) : await failure(name, log, first);
  }
  const kept = keepRunning(first, {
    subject: `The ${name} part`,
    hint: `; its log is ${log.file}`,
    say,
    start,
  });
  const stopWatching = watchHealth({ name, liveUrl, healthUrl, say, looks, current: kept.current });

  return {
    name,
    stop: async () => {
      stopWatching();
      await kept.stop();
    },
  };
}

/** Runs a program of the stack once and waits until it ends; throws where its exit code is not 0. */
export async function runOnce(
  program: Program,
  around: Surroundings,
  { after }: StartOptions = {},
): Promise<void> {
  const log = openLog(program.name, around);
  const process = await startHeld(program, { ...around, log }, after);
  const cancel = (): void => void process.stop();
  around.signal.addEventListener('abort', cancel);
  if (around.signal.aborted) cancel();
  const { code } = await process.ended;
  around.signal.removeEventListener('abort', cancel);
  if (code !== 0) throw await failure(program.name, log, process);
}

/** Starts a program, and lets it begin after what it needs is there; ends it where that fails. */
async function startHeld(
  program: Program,
  place: Surroundings & { readonly log: PartLog },
  after: Promise<unknown> | undefined,
): Promise<PartProcess> {
  const process = startProcess(program, place, { isHeld: after !== undefined });
  try {
    await after;
  } catch (error) {
    process.kill();
    await process.ended;
    throw error;
  }
  if (after !== undefined) process.letGo();
  return process;
}

function openLog(name: string, { logDir, logLimits, say }: Surroundings): PartLog {
  return openPartLog(`${logDir}/${name}.log`, { name, say, ...logLimits });
}

/** Returns the error that names the fault of a part, which has ended before it served. */
async function failure(name: string, { file }: PartLog, { ended, cause }: PartProcess): Promise<Error> {
  const { why } = await ended;
  return new Error(`The ${name} part did not start (${(await cause()) ?? why}); its log is ${file}.`);
}

const noAnswer = (name: string, { file }: PartLog): Error =>
  new Error(`The ${name} part did not respond within a minute of its start; its log is ${file}.`);
