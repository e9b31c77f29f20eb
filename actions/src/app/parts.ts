import type { Logger } from 'pino';

/** A part of the process that runs until it is stopped. */
export type Part = { stop: (withinMs: number) => PromiseLike<unknown> };

/**
 * Creates a list of parts that stop side by side, each told at once. The process may be told to stop at any time, also
 * while its parts start. A step of the start that leaves nothing to stop counts as a part that is undefined.
 */
export function createParts(log: Logger) {
  const parts: Array<Promise<Part | undefined>> = [];
  let isStopping = false;

  return {
    /**
     * Starts a part and returns it. In a process that stops this never returns, so that nothing starts after it; a part
     * that was starting is stopped once it has started.
     */
    async start<Started extends Part | undefined>(begin: () => Started | Promise<Started>): Promise<Started> {
      if (isStopping) return never();
      const part = Promise.resolve(begin());
      parts.push(part);
      const started = await part;
      return isStopping ? never() : started;
    },

    /** Stops all parts; one that fails keeps no other from ending its work. */
    async stop(withinMs: number): Promise<void> {
      isStopping = true;
      const ends = parts.map(async (part) => {
        // The start itself reports why a part did not start.
        const started = await part.catch(() => undefined);
        await started?.stop(withinMs);
      });
      for (const end of await Promise.allSettled(ends)) {
        if (end.status === 'rejected')
          log.error({ err: end.reason as unknown }, 'A part did not stop in order');
      }
    },
  };
}

export type Parts = ReturnType<typeof createParts>;

const never = () => new Promise<never>(() => undefined);
