import { runSteps } from './run-steps.ts';
import type { CaseEntry, EngineNeeds, Suite, SuiteFolder, Transport } from './suite.ts';
import { type SuiteEngine, startSuiteEngine } from './suite-engine.ts';
import { startWebhook } from './webhook.ts';

export type Outcome = { readonly id: string; readonly fault: string | undefined };

type Options = {
  readonly folder: SuiteFolder;
  readonly defaults: EngineNeeds;
  readonly superuserUrl: string;
};

/** Runs cases of one suite; cases that change data on which others rely get a database of their own. */
export async function* runSuite(
  suite: Suite,
  cases: readonly CaseEntry[],
  options: Options,
): AsyncGenerator<Outcome> {
  let shared: SuiteEngine | undefined;
  try {
    for (const entry of cases) {
      for (const transport of entry.transports) {
        const isAlone = suite.per === 'test' || entry.isolate === true || hasOwnEngine(entry);
        if (!isAlone) shared ??= await startSuiteEngine({ ...options, suite, auth: undefined });
        const engine =
          isAlone || shared === undefined
            ? await startSuiteEngine({ ...options, suite, auth: entry.auth })
            : shared;
        try {
          yield {
            id: `${entry.id} ${transport}`,
            fault: await runCase(entry, transport, suite, engine, options.folder),
          };
        } finally {
          if (isAlone) await engine.stop();
        }
      }
    }
  } finally {
    await shared?.stop();
  }
}

function hasOwnEngine({ auth }: CaseEntry): boolean {
  return auth === 'no-admin-secret-configured' || auth === 'jwt-from-headers';
}

async function runCase(
  entry: CaseEntry,
  transport: Transport,
  suite: Suite,
  engine: SuiteEngine,
  folder: SuiteFolder,
): Promise<string | undefined> {
  const { case_setup_sql: setup, case_teardown_sql: teardown } = suite.compiled;
  const webhook = entry.needs?.includes('action-webhook')
    ? await startWebhook(folder, engine.engine)
    : undefined;
  try {
    if (setup !== undefined) await engine.sql(folder.text(setup));

    return await runSteps(folder.steps(entry), transport, entry.auth, engine);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    await webhook?.stop();
    if (teardown !== undefined) await engine.sql(folder.text(teardown));
  }
}
