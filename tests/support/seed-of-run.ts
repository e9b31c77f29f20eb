import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const SEEDS = 2 ** 31;
let chosen: number | undefined;

/**
 * Returns the seed of the shares and turns that a run takes: `TEST_SEED`, else one that is made of the commit, so that two
 * runs of a commit prove the same, else (without git) a random one.
 */
export function seedOfRun(): number {
  chosen ??= Number(process.env['TEST_SEED'] ?? seedOfCommit() ?? randomInt(SEEDS));

  return chosen;
}

function seedOfCommit(): number | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });

  return status === 0 ? parseInt(stdout.slice(0, 7), 16) : undefined;
}
