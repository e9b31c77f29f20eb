import { ownTime } from '#runtime/process/own-time.ts';

/** Milliseconds for which one look answers all requests. */
const FRESH_MS = 250;
/** Milliseconds of own time for which a request waits for a look, less than a health check waits. */
const PATIENCE_MS = 1_500;

export type Patience = { now?: () => number; patienceMs?: number };
type Options<Answer> = Patience & { look: () => Promise<Answer>; late: Answer };

/** Returns a function whose callers share one look; a caller that has waited too long for it is answered `late`. */
export function shareLook<Answer>(options: Options<Answer>): () => Promise<Answer> {
  const { look, late, now = Date.now, patienceMs = PATIENCE_MS } = options;
  let last: { answer: Promise<Answer>; endedAt: number } | undefined;

  function begin() {
    const begun = { answer: look(), endedAt: Infinity };
    void begun.answer.finally(() => (begun.endedAt = now()));
    return begun;
  }

  return async () => {
    if (last === undefined || now() - last.endedAt >= FRESH_MS) last = begin();
    return ownTime.orLate(last.answer, patienceMs, late);
  };
}
