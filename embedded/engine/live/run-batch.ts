import { Caller } from '../limits/caller.ts';
import type { LivePlan } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';
import { runSingle } from '../postgres/single-statement.ts';
import { nameToKeep } from '../postgres/statement-names.ts';
import type { Cohort } from './cohort.ts';
import type { Fetched, RunBatch } from './group.ts';

/** Upper bound for the networks of a batch that are compared to choose the one whose turn is used. */
const COMPARED_NETWORKS = 16;

/**
 * Makes the function that runs a group's statement for up to 100 cohorts. Batches take turns at the connections by
 * network; the least busy network of a batch pays for it, so that no network can delay others by asking for the same.
 */
export function createRunBatch(connections: Connections): RunBatch {
  const statements = new WeakMap<LivePlan, { readonly role: string; readonly text: string }>();

  return (plan, cohorts, limitMs) => {
    let statement = statements.get(plan);
    if (statement === undefined) {
      statement = { role: plan.role, text: plan.batchSql };
      statements.set(plan, statement);
    }
    const bound = {
      name: nameToKeep(statement),
      text: statement.text,
      role: plan.role,
      values: valuesOf(cohorts, plan),
    };
    const caller = new Caller(connections.leastBusy(networksOf(cohorts)));
    const running = connections.useWhileWanted(caller, (client) => {
      // The time in the queue does not count.
      caller.limitTime(limitMs);
      return runSingle(client, bound);
    });

    return { answers: running.then(answersOf), cancel: () => caller.hangUp() };
  };
}

/** Returns the statement's values: the cohorts' numbers, and an array of each of their values. */
function valuesOf(cohorts: readonly Cohort[], { columns }: LivePlan): string[] {
  const elements = cohorts.map((cohort) => cohort.elements(columns));
  const arrays = Array.from(
    { length: columns?.length ?? 1 },
    (_, column) => `{${elements.map((of) => of[column]).join()}}`,
  );

  return [`{${[...cohorts.keys()].join()}}`, ...arrays];
}

/** Returns the answers by the cohorts' numbers. */
function answersOf(rows: readonly (readonly (string | null)[])[]): Fetched[] {
  const answers: Fetched[] = [];
  for (const [number, data, cursor] of rows) {
    answers[Number(number)] = { data: data ?? 'null', cursor: cursor ?? '' };
  }

  return answers;
}

function networksOf(cohorts: readonly Cohort[]): Set<string> {
  const networks = new Set<string>();
  for (const cohort of cohorts) {
    for (const network of cohort.networks.keys()) {
      networks.add(network);
      if (networks.size >= COMPARED_NETWORKS) return networks;
    }
  }

  return networks;
}
