import { relative } from 'node:path';

const SLOWEST_FILES = 10;
/** Kinds that took less than this many seconds of CPU are left out. */
const LEAST_SECONDS = 0.5;

/**
 * Prints what failed, the slowest files, and the CPU of each kind of work; the last line says nothing but how many tests
 * passed and failed.
 */
export function printResults({ results, cpuSecondsOf, root, startedAt }) {
  const { passed, failed, skipped, failures, files } = results;
  if (failures.length > 0) console.log('\nFailed:');
  for (const { file, test, firstFailure } of failures)
    console.log(`! ${relative(root, file)}: ${test} (${firstFailure})`);
  printSlowest(files, root);
  printCpu(cpuSecondsOf);
  const skips = skipped > 0 ? `; ${skipped} tests were skipped` : '';
  console.log(`\nAll checks and tests took ${Math.round((performance.now() - startedAt) / 1000)} s${skips}.`);
  console.log(`${passed} passed, ${failed} failed`);
}

/** The files that a search for time begins with. Files of a project run side by side, so their seconds hold waiting, too. */
function printSlowest(files, root) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_FILES);
  if (slowest.length === 0) return;
  console.log(`\nThe ${slowest.length} slowest files:`);
  for (const { file, seconds } of slowest) console.log(line(seconds, relative(root, file)));
}

function printCpu(cpuSecondsOf) {
  if (cpuSecondsOf.size === 0) return;
  console.log('\nCPU time of each kind:');
  const sorted = [...cpuSecondsOf].toSorted(([, one], [, other]) => other - one);
  for (const [kind, seconds] of sorted) if (seconds >= LEAST_SECONDS) console.log(line(seconds, kind));
  console.log(
    line(
      [...cpuSecondsOf.values()].reduce((sum, seconds) => sum + seconds, 0),
      'together',
    ),
  );
}

const line = (seconds, text) => `${seconds.toFixed(1).padStart(6)} s  ${text}`;
