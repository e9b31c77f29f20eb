/** A record that changes between each reading and writing this often is written by a program. */
const TRIES = 3;

/**
 * Reads, compares and writes with `attempt` until it answers an outcome; undefined means that somebody else wrote in
 * between. Throws an error that names `what` after three attempts.
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
