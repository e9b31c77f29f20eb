import { ActionError } from '#actions/lib/action-error.ts';

/** Upper bound for files of one process at the same time; each holds a connection to the database. */
const IMPORTS_AT_ONCE = 4;
/** Upper bound for files of one person or key among them, so that others find a place, too. */
const FILES_PER_ACTOR = 2;
/** Upper bound for batches of one person or key at the same time; further ones wait. */
const BATCHES_PER_ACTOR = 2;
/** Upper bound for batches of one person or key that wait. */
const WAITING_PER_ACTOR = 50;

type Actor = { running: number; waiting: Array<() => void> };

/** Creates the places of files that are imported: few at once, and fewer of one person or key. */
export function createFilePlaces() {
  const taken = new Map<object, string>();

  return {
    /** Takes a place for an import of this actor; throws if there is none. */
    take(work: object, actor: string): void {
      const own = [...taken.values()].filter((other) => other === actor).length;
      if (own >= FILES_PER_ACTOR) throw tooManyOfYours();
      if (taken.size >= IMPORTS_AT_ONCE) throw tooMany();
      taken.set(work, actor);
    },
    giveBack: (work: object): void => void taken.delete(work),
  };
}

/**
 * Creates the places of batches, which are short: a person or key has some at once, and further ones wait in the order
 * in which they came.
 */
export function createBatchPlaces() {
  const actors = new Map<string, Actor>();

  function end(name: string, actor: Actor): void {
    const next = actor.waiting.shift();
    if (next) return next();
    actor.running -= 1;
    if (actor.running === 0) actors.delete(name);
  }

  return {
    /** Runs `work` once there is a place; throws if too many of this actor wait already. */
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const actor = actors.get(name) ?? { running: 0, waiting: [] };
      actors.set(name, actor);
      if (actor.waiting.length >= WAITING_PER_ACTOR) throw tooManyOfYours();
      // An import that ends hands its place on.
      if (actor.running >= BATCHES_PER_ACTOR) await new Promise<void>((go) => actor.waiting.push(go));
      else actor.running += 1;
      return work().finally(() => end(name, actor));
    },
  };
}

export type BatchPlaces = ReturnType<typeof createBatchPlaces>;

const tooMany = () =>
  new ActionError('import-too-many', 'Several imports are under way. Please try again when one has ended.', {
    status: 429,
  });

const tooManyOfYours = () =>
  new ActionError(
    'import-too-many',
    'Several imports of yours are under way. Please try again when one has ended.',
    { status: 429 },
  );
