import { ownTime } from './own-time.ts';

/** Tells the person who waits. */
export type Say = (text: string) => void;

/** Milliseconds after which a person is told what is waited for, and between two looks whether that is still so. */
export const TELL_AFTER_MS = 2_000;
/** The same of a start, which takes some seconds anyway. */
export const TELL_START_AFTER_MS = 4_000;

type Telling = {
  readonly say: Say;
  /** Returns a sentence about what is waited for now; empty where nothing is. */
  readonly describe: () => string | Promise<string>;
  readonly afterMs?: number;
};

/** Does work; says, while it takes longer than two seconds, what is waited for, once each time that this changes. */
export async function tellWaits<Result>(
  work: Promise<Result>,
  { say, describe, afterMs = TELL_AFTER_MS }: Telling,
): Promise<Result> {
  let said = '';
  let isOver = false;
  const look = async (): Promise<void> => {
    const text = await describe();
    if (isOver || text === '' || text === said) return;
    said = text;
    say(text);
  };
  // What can't be described is not told: the work goes on all the same.
  const looking = ownTime.every(afterMs, () => void look().catch(() => undefined));
  try {
    return await work;
  } finally {
    isOver = true;
    looking.end();
  }
}
