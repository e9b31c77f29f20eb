import type { Logger } from 'pino';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import type { Db } from '#actions/lib/database.ts';

/** Upper bound for the delay with which a part notices that the product was held or resumed. */
const LOOK_MS = 1_000;

type Part = { stop: () => PromiseLike<unknown> };
type Options = { db: Db; log: Logger; name: string; start: () => Promise<Part> };

/** Tells whether the product is held since a restore: then nothing may go out. */
export async function isHeld(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ is_held: boolean }>('select public.is_held()');
  return rows[0]?.is_held !== false;
}

/**
 * Runs a part while the product is not held.
 *
 * - HELD, the first state if the product is held: the part does not run. Each second the database is asked; once the
 *   product was resumed, the part starts, and the gate is OPEN.
 * - OPEN: the part runs. If a restore holds the product, the part stops, and the gate is HELD.
 * - STOPPED, once `stop` was called: the part has stopped for good.
 *
 * While the database can't be asked, the gate stays as it is.
 */
export async function openUnlessHeld({ db, log, name, start }: Options) {
  let part: Part | undefined;
  if (!(await isHeld(db))) part = await start();
  else log.warn({ part: name }, 'The product is held since a restore; this part waits until it is resumed');

  const looking = runRegularly({
    name: `look whether ${name} is held`,
    intervalMs: LOOK_MS,
    log,
    run: async () => {
      const mayRun = !(await isHeld(db));
      if (mayRun && !part) {
        part = await start();
        log.info({ part: name }, 'The product was resumed');
      } else if (!mayRun && part) {
        const ending = part;
        part = undefined;
        await ending.stop();
        log.warn({ part: name }, 'The product is held since a restore');
      }
    },
  });

  return {
    isOpen: () => part !== undefined,
    /** Tells whether the database was asked lately. */
    isWell: () => looking.isWell(),
    async stop(): Promise<void> {
      await looking.stop();
      await part?.stop();
      part = undefined;
    },
  };
}
