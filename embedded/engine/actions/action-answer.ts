import {
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import type { ActionAnswer } from '../contract/execution.ts';

type Fault = (message: string) => EngineError;

/** JSON types that each built-in GraphQL scalar accepts; other scalars accept any value. */
const jsonTypes = new Map<GraphQLOutputType, readonly string[]>([
  [GraphQLInt, ['number']],
  [GraphQLFloat, ['number']],
  [GraphQLString, ['string']],
  [GraphQLID, ['string', 'number']],
  [GraphQLBoolean, ['boolean']],
]);

/**
 * Checks a webhook's answer against the action's output type, which may be an object, a scalar or a list.
 *
 * See https://hasura.io/docs/latest/actions/action-handlers/
 */
export function checkActionAnswer({ payload, exchange }: ActionAnswer, type: GraphQLOutputType): void {
  const internal = { error: 'unexpected response', ...exchange };
  if (isObjectType(getNamedType(type)) && payload !== null && typeof payload !== 'object') {
    throw new EngineError(
      'parse-failed',
      'expecting object or array of objects for action webhook response',
      { internal },
    );
  }
  checkWhole(payload, type, (message) => new EngineError('unexpected', message, { internal }));
}

/** Checks the answer itself or, where the answer is a list, one of its items. */
function checkWhole(value: unknown, type: GraphQLOutputType, fault: Fault): void {
  const nullable = nullableOf(type);
  if (value === null) {
    if (isNonNullType(type)) throw fault('got null for the action webhook response');
  } else if (isListType(nullable)) {
    if (!Array.isArray(value)) throw fault('expecting array for the action webhook response');
    for (const item of value) checkWhole(item, nullable.ofType as GraphQLOutputType, fault);
  } else if (isObjectType(nullable)) {
    if (Array.isArray(value)) throw fault('expecting object for action webhook response but got array');
    if (typeof value !== 'object') throw fault(wrongScalar(value, nullable));
    checkObject(value as Record<string, unknown>, nullable, fault);
  } else checkScalar(value, nullable, fault);
}

function checkScalar(value: unknown, type: GraphQLOutputType, fault: Fault): void {
  const taken = jsonTypes.get(type);
  if (taken === undefined || taken.includes(typeof value)) return;
  if (Array.isArray(value)) throw fault('got array for the action webhook response');
  if (typeof value !== 'object') throw fault(wrongScalar(value, type));
  throw fault(
    'got object for the action webhook response, might want to check the action return type defined!',
  );
}

function wrongScalar(value: unknown, type: GraphQLOutputType): string {
  const name = typeof value;
  const kind = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

  return `got scalar ${kind} for the action webhook response, expecting ${String(type)}`;
}

/** Checks the value of a field: objects must have the fields of their type, scalars are passed on unchecked. */
function checkValue(value: unknown, type: GraphQLOutputType, fault: Fault): void {
  if (value === null || value === undefined) return;
  const nullable = nullableOf(type);
  if (isListType(nullable) && Array.isArray(value)) {
    for (const item of value) checkValue(item, nullable.ofType as GraphQLOutputType, fault);
  }
  if (isObjectType(nullable) && typeof value === 'object') {
    checkObject(value as Record<string, unknown>, nullable, fault);
  }
}

function checkObject(value: Readonly<Record<string, unknown>>, type: GraphQLObjectType, fault: Fault): void {
  const fields = Object.values(type.getFields()).filter(
    ({ extensions }) => extensions.meaning?.kind !== 'action-relationship',
  );
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  if (unknown.length > 0) throw fault(`unexpected fields in webhook response: ${unknown.join(', ')}`);
  for (const field of fields) {
    const inner = value[field.name];
    if (isNonNullType(field.type)) {
      if (inner === undefined)
        throw fault(`field "${field.name}" expected in webhook response, but not found`);
      if (inner === null) throw fault(`expecting not null value for field "${field.name}"`);
    }
    checkValue(inner, field.type, fault);
  }
}

function nullableOf(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
}
