import type { TestProject } from 'vitest/node';
import { seedOfRun } from './seed-of-run.ts';
import type { Share } from './share.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    share: Share;
  }
}

/** Decides which cases the tests of a project take that have a share in each run, and prints their seed. */
export function provideShare(project: TestProject, isWhole: boolean): void {
  const seed = seedOfRun();
  if (!isWhole) {
    process.stdout.write(
      `The ${project.name} tests take their shares by the seed ${seed}; TEST_SEED=${seed} repeats them.\n`,
    );
  }
  project.provide('share', { seed, isWhole });
}
