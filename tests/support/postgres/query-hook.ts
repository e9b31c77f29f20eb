import type pg from 'pg';

type Armed = { matches: RegExp; act: () => Promise<void> };

/** Lets a test act between two queries of a program, where it would need luck to come in between by timing. */
export function createQueryHook() {
  let armed: Armed | undefined;
  let fault: unknown;

  async function run(act: Armed['act']): Promise<void> {
    try {
      await act();
    } catch (error) {
      fault = error;
    }
  }

  return {
    /** Watches the queries of a pool that has no connection yet. */
    watch(pool: pg.Pool): void {
      pool.on('connect', (client) => {
        const query = client.query.bind(client) as (...given: unknown[]) => unknown;
        const watched = (...given: unknown[]): unknown => {
          const [text] = given;
          if (armed === undefined || typeof text !== 'string' || !armed.matches.test(text))
            return query(...given);
          const { act } = armed;
          armed = undefined;
          return run(act).then(() => query(...given));
        };
        client.query = watched as typeof client.query;
      });
    },

    /** Runs `act` to its end before the next query that matches; that query waits. */
    before(matches: RegExp, act: () => Promise<void>): void {
      armed = { matches, act };
    },

    /** Throws where `act` failed or did not run. */
    check(): void {
      if (fault !== undefined) throw fault;
      if (armed !== undefined) throw new Error(`No query came that matches ${armed.matches.source}.`);
    },
  };
}
