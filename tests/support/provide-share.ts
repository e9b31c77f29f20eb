import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import type { Share } from './share.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    share: Share;
  }
}

const SEEDS = 2 ** 31;

/** Decides which cases the tests of a project take that have a share in each run; see docs/testing.md. */
export function provideShare(project: TestProject, isWhole: boolean): void {
  project.provide('share', { seed: chooseSeed(project.name, isWhole), isWhole });
}

/**
 * Chooses the seed of the shares, and prints it where shares are taken: `TEST_SEED`, else one that is made of the commit, so
 * that two runs of a commit prove the same, else (without git) a random one.
 */
function chooseSeed(name: string, isWhole: boolean): number {
  const seed = Number(process.env['TEST_SEED'] ?? seedOfCommit() ?? randomInt(SEEDS));
  if (!isWhole)
    process.stdout.write(
      `The ${name} tests take their shares by the seed ${seed}; TEST_SEED=${seed} repeats them.\n`,
    );

  return seed;
}

function seedOfCommit(): number | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });

  return status === 0 ? parseInt(stdout.slice(0, 7), 16) : undefined;
}
