import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { runSuite } from './hasura/run-suite.ts';
import { knownFailures } from './hasura/run-cases.ts';
import { SuiteFolder } from './hasura/suite.ts';

const directory = resolve(import.meta.dirname, '../../../shared/hasura-suite/cases');
const isThere = existsSync(resolve(directory, 'index.json'));
const SUITE_TIMEOUT_MS = 120_000;

describe.skipIf(!isThere)('Hasura’s own cases', () => {
  const folder = new SuiteFolder(directory);
  const { suites, default_engine: defaults } = isThere ? folder.index() : { suites: [], default_engine: {} };

  it.each(suites.map((suite) => [suite.id, suite] as const))(
    'answers %s as Hasura does',
    async (_, suite) => {
      const failed: string[] = [];
      const faults: string[] = [];
      const options = { folder, defaults, superuserUrl: inject('superuserUrl') };
      for await (const { id, fault } of runSuite(suite, suite.cases, options)) {
        if (fault === undefined) continue;
        failed.push(id);
        faults.push(`${id}: ${fault}`);
      }
      const known = [...knownFailures()].filter((id) => suite.cases.some((entry) => id.startsWith(`${entry.id} `)));

      expect(failed, faults.join('\n')).toEqual(known);
    },
    SUITE_TIMEOUT_MS,
  );
});
