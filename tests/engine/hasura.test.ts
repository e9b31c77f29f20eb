import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { shareOf } from '#tests/support/share.ts';
import { knownFailures } from './hasura/run-cases.ts';
import { runSuite } from './hasura/run-suite.ts';
import { type Suite, SuiteFolder } from './hasura/suite.ts';

const directory = resolve(import.meta.dirname, '../../../shared/hasura-suite/cases');
const isThere = existsSync(resolve(directory, 'index.json'));
const folder = new SuiteFolder(directory);
const { suites, default_engine: defaults } = isThere ? folder.index() : { suites: [], default_engine: {} };

/**
 * The suites' webhook has one port, so suites that need it run one after the other; other suites run at the same
 * time.
 */
const needsWebhook = (suite: Suite) => suite.cases.some(({ needs }) => needs?.includes('action-webhook'));
const named = (chosen: readonly Suite[]) => chosen.map((suite) => [suite.id, suite] as const);

async function answersAsHasura(suite: Suite): Promise<void> {
  const failed: string[] = [];
  const faults: string[] = [];
  const options = { folder, defaults, superuserUrl: inject('superuserUrl') };
  const cases = suite.cases.map((entry) => ({
    ...entry,
    transports: shareOf(entry.transports, `transport of ${entry.id}`),
  }));
  for await (const { id, fault } of runSuite(suite, cases, options)) {
    if (fault === undefined) continue;
    failed.push(id);
    faults.push(`${id}: ${fault}`);
  }
  const known = [...knownFailures()].filter((id) =>
    cases.some(({ id: of, transports }) => transports.some((transport) => id === `${of} ${transport}`)),
  );

  expect(failed, faults.join('\n')).toEqual(known);
}

describe.skipIf(!isThere)('the engine on Hasura’s own test cases', () => {
  it.concurrent.each(named(suites.filter((suite) => !needsWebhook(suite))))(
    'answers the suite %s as Hasura does, except for known differences',
    (_, suite) => answersAsHasura(suite),
  );

  it.each(named(suites.filter(needsWebhook)))(
    'answers the suite %s as Hasura does, except for known differences',
    (_, suite) => answersAsHasura(suite),
  );
});
