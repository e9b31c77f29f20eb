import { isRecord, parseJson } from '#runtime/bytes/read-json.ts';
import { nullVariable, operationKinds, placeOfFault, type OperationKind } from './operation-kinds.ts';
import { sha256, type PersistedQueries } from './persisted-queries.ts';
import { joinObject, splitElements, splitObject } from './split-json.ts';
import { FAULTS, type Fault } from './faults.ts';

/** Request for the engine in place of the client's, or the fault that keeps the request from the engine. */
export type Reading = Asking | { kind: 'fault'; fault: Fault };
/** `operations` parses the documents, so it is called only where needed; undefined if a document is not GraphQL. */
type Asking = {
  kind: 'ask';
  body: string;
  operations: () => OperationKind[] | undefined;
  /** Finds a fault of the variables, for clients that accept `application/graphql-response+json`; absent for a batch. */
  variablesFault?: () => Fault | undefined;
};

type Context = { queries: PersistedQueries; network: string };
type Members = Map<string, string>;

const HASH = /^[0-9a-f]{64}$/;
const PARAMETERS = ['query', 'variables', 'operationName', 'extensions'];

/** Reads a GET's query string: one query, whose variables and extensions are JSON text. */
export function readQueryString(search: string, context: Context): Reading {
  const given = new URLSearchParams(search);
  const members: Members = new Map();
  for (const name of PARAMETERS) {
    const values = given.getAll(name);
    if (values.length > 1)
      return faultOf(FAULTS.parameterInvalid(`"${name}" stands in the address more than once.`));
    const [value] = values;
    if (value === undefined || value === '') continue;
    const isText = name === 'query' || name === 'operationName';
    if (!isText && !isObjectOrNull(value))
      return faultOf(FAULTS.parameterInvalid(`"${name}" is no JSON object: ${value.slice(0, 80)}`));
    members.set(name, isText ? JSON.stringify(value) : value);
  }
  const resolved = resolve(members, context);
  if (!(resolved instanceof Map)) return faultOf(resolved);
  if (!resolved.has('query')) return faultOf(FAULTS.queryMissing);
  const operations = kindsOf(resolved);
  if (!operations) return faultOf(FAULTS.notGraphql(placeOf(resolved)));
  if (operations.includes('mutation')) return faultOf(FAULTS.mutationByGet);
  if (operations.includes('subscription')) return faultOf(FAULTS.subscriptionByGet);

  return {
    kind: 'ask',
    body: joinObject(resolved),
    operations: () => operations,
    variablesFault: () => variablesFault(resolved),
  };
}

/** Reads a POST's body, one operation or a batch; undefined for a body that the engine itself will refuse. */
export function readBody(text: string, context: Context): Reading | undefined {
  const value = parseJson(text);
  if (Array.isArray(value)) {
    if (!value.every(isRecord)) return undefined;
    return readBatch(splitElements(text).map(splitObject), context);
  }
  if (!isRecord(value)) return undefined;
  const resolved = resolve(splitObject(text), context);
  if (!(resolved instanceof Map)) return faultOf(resolved);

  return {
    kind: 'ask',
    body: joinObject(resolved),
    operations: () => kindsOf(resolved),
    variablesFault: () => variablesFault(resolved),
  };
}

/** Reads a batch, which is passed on whole or not at all: after an unknown hash the client sends the batch again. */
function readBatch(batch: Members[], context: Context): Reading {
  const resolved = batch.map((members) => resolve(members, context));
  const faults = resolved.filter((result): result is Fault => !(result instanceof Map));
  if (faults.length > 0) {
    const bodies = resolved.map((result) => (result instanceof Map ? FAULTS.batchNotAsked : result).body);
    return faultOf({ status: Math.max(...faults.map(({ status }) => status)), always: true, body: bodies });
  }
  const members = resolved.filter((result) => result instanceof Map);

  return {
    kind: 'ask',
    body: `[${members.map(joinObject).join(',')}]`,
    operations() {
      const kinds = members.map(kindsOf);
      return kinds.some((found) => found === undefined) ? undefined : kinds.flatMap((found) => found ?? []);
    },
  };
}

/**
 * Puts the query's text in place of its hash (automatic persisted queries); a text sent with its hash is kept for later.
 *
 * See https://www.apollographql.com/docs/apollo-server/performance/apq
 */
function resolve(members: Members, { queries, network }: Context): Members | Fault {
  const extensions = parseJson(members.get('extensions') ?? 'null');
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isRecord(persisted)) return members;

  const hash = persisted['sha256Hash'];
  if (persisted['version'] !== 1 || typeof hash !== 'string' || !HASH.test(hash)) return FAULTS.hashInvalid;
  const text = parseJson(members.get('query') ?? 'null');
  if (typeof text === 'string') {
    if (sha256(text) !== hash) return FAULTS.hashWrong;
    queries.keep(hash, text, network);
  }
  const found = typeof text === 'string' ? text : queries.find(hash);
  if (found === undefined) return FAULTS.hashUnknown;
  const rest = [...members].filter(([name]) => name !== 'extensions' && name !== 'query');

  return new Map([['query', JSON.stringify(found)], ...rest]);
}

function kindsOf(members: Members): OperationKind[] | undefined {
  const query = parseJson(members.get('query') ?? 'null');
  const name = parseJson(members.get('operationName') ?? 'null');

  return typeof query === 'string'
    ? operationKinds(query, typeof name === 'string' ? name : null)
    : undefined;
}

function placeOf(members: Members) {
  const query = parseJson(members.get('query') ?? 'null');

  return typeof query === 'string' ? placeOfFault(query) : undefined;
}

function variablesFault(members: Members): Fault | undefined {
  const text = parseJson(members.get('query') ?? 'null');
  const name = parseJson(members.get('operationName') ?? 'null');
  const given = parseJson(members.get('variables') ?? 'null') ?? {};
  if (typeof text !== 'string' || !text.includes('$') || !text.includes('!') || !isRecord(given))
    return undefined;
  const found = nullVariable({ text, operationName: typeof name === 'string' ? name : null }, given);

  return found && FAULTS.variableNull(found);
}

const faultOf = (fault: Fault): Reading => ({ kind: 'fault', fault });

function isObjectOrNull(text: string): boolean {
  const value = parseJson(text);
  return value === null || isRecord(value);
}
