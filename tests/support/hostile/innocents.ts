import { serveCalls } from '#tests/support/processes/remote-process.ts';
import { createInnocentVisitor, type InnocentVisitor, type Surroundings } from './innocent-visitor.ts';
import { observe, type Rates } from './timings.ts';

let visitor: InnocentVisitor | undefined;

/** Does what visitors do, in a process of its own, and times it. */
serveCalls({
  open: async (surroundings: Surroundings) => {
    visitor?.close();
    visitor = await createInnocentVisitor(surroundings);
  },
  observe: (observation: { perSecond: Rates; seconds: number; patienceMs: number }) =>
    observe(visitor?.operations ?? {}, observation),
});
