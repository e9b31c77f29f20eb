import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runSuite } from './run-suite.ts';
import { SuiteFolder } from './suite.ts';

type RunOptions = {
  readonly cases: string;
  readonly only?: string | undefined;
  readonly tag?: string | undefined;
  readonly superuserUrl: string;
  readonly report: (line: string) => void;
};

const KNOWN_FAILURES = join(import.meta.dirname, '../known-failures.txt');

/** Runs the cases of a folder, over every transport that they name. */
export async function runCases({ cases, only, tag, superuserUrl, report }: RunOptions): Promise<Outcome[]> {
  const folder = new SuiteFolder(cases);
  const { suites, default_engine: defaults } = folder.index();
  const outcomes: Outcome[] = [];
  for (const suite of suites) {
    const chosen = suite.cases.filter(
      (entry) =>
        (tag === undefined || entry.tag === tag) && (only === undefined || entry.id.startsWith(only)),
    );
    if (chosen.length === 0) continue;
    try {
      for await (const outcome of runSuite(suite, chosen, { folder, defaults, superuserUrl })) {
        outcomes.push(outcome);
        if (outcome.fault !== undefined) report(`FAILED ${outcome.id}\n  ${outcome.fault}`);
      }
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report(`FAILED ${suite.id}\n  ${fault}`);
      outcomes.push(...chosen.map(({ id }) => ({ id: `${id} setup`, fault })));
    }
  }

  return outcomes;
}

/**
 * Counts passed and failed cases. A case on the list of known failures counts as failed only if it passes, because the
 * list may only shrink. A partial run does not check the list.
 */
export function judge(
  outcomes: readonly Outcome[],
  isPartial: boolean,
  report: (line: string) => void,
): { passed: number; failed: number } {
  const known = knownFailures();
  const failed = new Set(outcomes.filter(({ fault }) => fault !== undefined).map(({ id }) => id));
  const fixed = [...known].filter((id) => outcomes.some((outcome) => outcome.id === id) && !failed.has(id));
  const surprising = [...failed].filter((id) => isPartial || !known.has(id));
  for (const id of fixed) report(`${id} passes now: take it off known-failures.txt`);

  return { passed: outcomes.length - failed.size, failed: surprising.length + fixed.length };
}

/** Reads the ids of cases that do not pass yet. */
export function knownFailures(): ReadonlySet<string> {
  if (!existsSync(KNOWN_FAILURES)) return new Set();
  const lines = readFileSync(KNOWN_FAILURES, 'utf8').split('\n');

  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}
