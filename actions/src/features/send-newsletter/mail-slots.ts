/** Milliseconds for which a worker keeps its slot while others wait for one. */
const TURN_MS = 1_000;

/**
 * Creates the slots that the workers of all dispatches of this process share: one for each connection to the mail
 * server. Workers get them in the order in which they asked; each dispatch has the same number of workers, so that each
 * gets the same share.
 */
export function createMailSlots(count: number) {
  const waiting: Array<() => void> = [];
  let free = count;

  async function take(): Promise<void> {
    if (free === 0) return new Promise((taken) => waiting.push(taken));
    free -= 1;
  }

  function giveBack(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    /** Creates the turns of one worker. */
    createTurns() {
      let begunAt: number | undefined;

      return {
        /** Waits for a slot, unless the worker has one. */
        async begin(): Promise<void> {
          if (begunAt !== undefined) return;
          await take();
          begunAt = performance.now();
        },
        /** Tells whether the worker has kept its slot long enough, and another one waits. */
        isOver: () => waiting.length > 0 && performance.now() - (begunAt ?? 0) >= TURN_MS,
        end(): void {
          if (begunAt === undefined) return;
          begunAt = undefined;
          giveBack();
        },
      };
    },
  };
}

export type MailSlots = ReturnType<typeof createMailSlots>;
