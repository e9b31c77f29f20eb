import { getIntrospectionQuery } from 'graphql';
import type { Session } from '#embedded/engine/contract/session.ts';
import { EngineError } from '#embedded/engine/errors/engine-error.ts';
import type { GivenVariables } from '#embedded/engine/request/variables.ts';
import { Caller } from '#embedded/engine/limits/caller.ts';
import { budgetOf } from '#embedded/engine/limits/limits.ts';
import { bind, bindParams } from '#embedded/engine/postgres/prepared.ts';
import { findPlan } from '#embedded/engine/run/find-plan.ts';
import type { Plan } from '#embedded/engine/run/plan.ts';
import { parseBody } from '#embedded/engine/transport/parse-request.ts';
import { STREAM_CURSOR } from '#embedded/engine/compile/stream.ts';
import { inputJson } from '#embedded/engine/request/input-json.ts';
import { randomDocument, randomValue } from '../random/random-forms.ts';
import { randomOf } from '../random/random.ts';
import type { Target } from './fuzz.ts';
import { caseRequests, type FuzzWorld, sessionOf } from './fuzz-world.ts';
import type { Input } from './mutate.ts';

const ROLES = ['reader', 'writer', 'critic', 'reading_writer', 'admin', 'cleaner', 'unknown'];
/** Words of GraphQL's grammar that no schema names. */
const GRAMMAR = [
  ...['query', 'mutation', 'subscription', 'fragment', 'on', 'true', 'false', 'null', '...', '__typename'],
  ...[
    '@include(if: true)',
    '@skip(if: $a)',
    '@cached',
    '@cached(ttl: 1)',
    '$a',
    '$a: Int! = 1',
    '[Int!]',
    '{a: 1}',
  ],
  ...[
    '"""a"""',
    '"a"',
    '#a',
    'a: ',
    '__schema',
    '__type(name: "Int")',
    '...a',
    '... on query_root',
    '{ id }',
  ],
];

/** Bodies of GraphQL requests: the document, its variables and their frame are mutated. */
export function documentsTarget(world: FuzzWorld): Target {
  return {
    name: 'documents',
    seeds: [
      ...caseRequests().map(({ role = 'reader', ...body }) => ({ role, body })),
      ...[true, false].map((descriptions) => ({
        role: 'reader',
        body: { query: getIntrospectionQuery({ descriptions }), operationName: 'IntrospectionQuery' },
      })),
      ...Array.from({ length: 60 }, (_, seed) => ({ role: 'admin', body: formOf(world, seed) })),
    ],
    words: [...GRAMMAR, ...world.names],
    run: (input) => runBody(world, input),
  };
}

/** Variables of documents that use them at every place where a variable may stand. */
export function variablesTarget(world: FuzzWorld): Target {
  const forms = Array.from({ length: 300 }, (_, seed) => formOf(world, seed));

  return {
    name: 'variables',
    seeds: forms.map(({ variables }, at) => ({ at, variables })),
    words: [...ROLES, ...world.names],
    run: (input) => {
      const { at = 0, variables = null } = (input ?? {}) as { [key: string]: Input };
      const form = forms[typeof at === 'number' ? Math.abs(at) % forms.length : 0] ?? forms[0]!;

      return runBody(world, { role: 'admin', body: { ...form, variables } });
    },
  };
}

/** Makes a document with variables, which a seed chooses. */
function formOf({ schema }: FuzzWorld, seed: number) {
  const random = randomOf(seed);
  const { query, types } = randomDocument(schema, random);

  return {
    query,
    variables: Object.fromEntries(
      [...types].map(([name, type]) => [name, randomValue(type, random) as Input]),
    ),
  };
}

async function runBody(world: FuzzWorld, input: Input): Promise<string> {
  const { role = 'reader', body = null } = (input ?? {}) as { [key: string]: Input };
  const session = sessionOf(ROLES.find((one) => one === role) ?? 'reader');
  try {
    const parsed = parseBody(typeof body === 'string' ? body : JSON.stringify(body), world.limits.maxBatch);
    const requests = [parsed].flat();
    const client = { headers: {}, caller: new Caller('fuzz'), budget: budgetOf(session, world.limits) };
    const kinds: string[] = [];
    for (const request of requests) {
      const plan = await findPlan(request, world.roles(session), client, world.limits, () => undefined);
      fillIn(plan, request.variables ?? {}, session);
      kinds.push(plan.kind);
    }

    return kinds.length === 1 ? kinds[0]! : 'batch';
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'unexpected') return error.code;
    throw error;
  }
}

/** Does what comes between a plan and the database: parameters, introspection and the arguments of actions. */
function fillIn(plan: Plan, variables: GivenVariables, session: Session): void {
  const bindings = { variables, session, given: { [STREAM_CURSOR]: null } };
  if (plan.kind === 'whole' || plan.kind === 'mixed') bind(plan.statement, bindings);
  if (plan.kind === 'live' || plan.kind === 'stream') {
    const values = bindParams(plan.batch.params, bindings);
    JSON.stringify(values);
  }
  if (!('fields' in plan)) return;
  for (const field of plan.fields) {
    if (field.kind === 'statements') for (const { prepared } of field.statements) bind(prepared, bindings);
    if (field.kind === 'introspection') field.prepare(variables).execute();
    if (field.kind === 'action')
      for (const value of field.selection.args.values()) inputJson(value, variables);
  }
}
