/** Attempts before giving up; only a program would change a record between reading and writing so often. */
const TRIES = 3;

/**
 * Repeats `attempt`, which reads, compares and writes, until it returns an outcome; undefined means that somebody else
 * wrote in between. Throws an error that names `what` after three attempts.
 */
export async function compareAndSet<Outcome>(
  what: string,
  attempt: () => Promise<Outcome | undefined>,
): Promise<Outcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw new Error(`${what} changed ${TRIES} times while it was being saved.`);
}
