import { setTimeout as wait } from 'node:timers/promises';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import type { PartProcess } from './part-process.ts';
import { timeOfPart } from './time-of-part.ts';

/** How the health of a part that has started is looked at, in milliseconds. */
export type Looks = { readonly everyMs: number; readonly answerMs: number };

type Watched = {
  readonly name: string;
  readonly liveUrl: string;
  readonly healthUrl: string;
  readonly say: (text: string) => void;
  readonly looks?: Looks | undefined;
  /** Returns the process of the part that was started last. */
  readonly current: () => PartProcess;
};

const LOOKS = { everyMs: 5_000, answerMs: 2_000 };
/** Milliseconds between two looks at a part that has not said that it serves. */
const FIRST_POLL_MS = 250;
/** Milliseconds of a part's time (time-of-part.ts) in which it has to answer after its start. */
const FIRST_ANSWER_MS = 60_000;
/** Looks without any answer after which a part counts as frozen: together at least a minute of the part's time. */
const SILENT_LOOKS = 12;
/** Looks in a row that were answered with an error, after which the person is told: together a minute. */
const UNWELL_LOOKS = 12;
/** Characters of an error's answer that the person is told. */
const TOLD_LENGTH = 200;

/** Waits until a part that was started serves; returns false if it does not in time, or has ended, or is given up. */
export async function startsToServe(
  liveUrl: string,
  process: PartProcess,
  signal: AbortSignal,
): Promise<boolean> {
  const hadMs = timeOfPart(process.pid);
  let hint: Promise<unknown> = Promise.race([process.serves, process.ended]).then(
    () => (hint = new Promise(() => undefined)),
  );
  while (!(await ask(liveUrl, LOOKS.answerMs))?.ok) {
    if (signal.aborted || process.hasEnded() || hadMs() > FIRST_ANSWER_MS) return false;
    await Promise.race([hint, wait(FIRST_POLL_MS)]);
  }
  return true;
}

/**
 * Kills a part that has stopped to answer, whose process is then started again, until the returned function is called.
 * A part that answers with an error, or whose process answers but not its health check, is told of and left alone: it
 * waits for another part or for the database, which a new start would not bring back. A part that was started again has
 * as long for its first answer as at the start of the stack.
 */
export function watchHealth({ name, say, looks = LOOKS, current, ...urls }: Watched): () => void {
  let seen = answered(current());
  const tell = tellOfErrors(name, say);
  let isLooking = false;
  let isOver = false;

  async function look(): Promise<void> {
    const process = current();
    if (seen.process !== process) {
      seen = { ...answered(process), patienceMs: FIRST_ANSWER_MS };
    }
    const answer = await askPart(urls, looks.answerMs);
    if (isOver) return;
    if (answer) {
      seen = answered(process);
      tell(answer);
      return;
    }
    seen.silentLooks += 1;
    const isPatient = seen.silentLooks < SILENT_LOOKS || seen.hadMs() < seen.patienceMs;
    if (isPatient || process.hasEnded()) return;
    say(`The ${name} part no longer responds and is started again.`);
    process.kill();
    seen = answered(process);
  }

  /** Begins to count the silence of a process. */
  function answered(process: PartProcess) {
    return {
      process,
      silentLooks: 0,
      hadMs: timeOfPart(process.pid),
      patienceMs: SILENT_LOOKS * looks.everyMs,
    };
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, looks.everyMs);

  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Returns the answer of a part's health check, or of its process; undefined if there was none. */
async function askPart(
  { liveUrl, healthUrl }: Pick<Watched, 'liveUrl' | 'healthUrl'>,
  answerMs: number,
): Promise<HealthAnswer | undefined> {
  const health = await ask(healthUrl, answerMs);
  if (health)
    return { ok: health.ok, state: `it answers ${health.status} ${health.text.slice(0, TOLD_LENGTH)}` };
  const isAlive = (await ask(liveUrl, answerMs)) !== undefined;
  return isAlive ? { ok: false, state: 'its health check does not respond' } : undefined;
}

/**
 * Returns a function that takes each answer of a part, and tells of errors once, and of their end. A part that has not
 * been well yet is waited for by the start of the stack, which tells what is missing (`until-ready.ts`).
 */
function tellOfErrors(name: string, say: (text: string) => void): (answer: HealthAnswer) => void {
  let wasWell = false;
  let errors = 0;

  return ({ ok, state }) => {
    if (ok && errors >= UNWELL_LOOKS) say(`The ${name} part is well again.`);
    wasWell ||= ok;
    errors = ok || !wasWell ? 0 : errors + 1;
    if (errors === UNWELL_LOOKS) say(`The ${name} part has not been well for a minute: ${state}.`);
  };
}

type HealthAnswer = {
  readonly ok: boolean;
  /** End of a sentence about the part. */
  readonly state: string;
};

/** Returns the answer of an address; undefined if there was none. */
export async function ask(url: string, answerMs: number) {
  try {
    const response = await fetchWithin(answerMs, url);
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}
