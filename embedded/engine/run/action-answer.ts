import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { EngineError } from '../engine-error.ts';
import type { ActionAnswer } from '../execution.ts';

type Fault = (message: string) => EngineError;

/** Checks a webhook's answer against the action's output type. */
export function checkActionAnswer({ payload, exchange }: ActionAnswer, type: GraphQLOutputType): void {
  const fault: Fault = (message) =>
    new EngineError('unexpected', message, { internal: { error: 'unexpected response', ...exchange } });
  const nullable = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  if (isListType(nullable) && !Array.isArray(payload)) {
    throw fault('expecting array for action webhook response but got object');
  }
  if (isObjectType(nullable) && Array.isArray(payload)) {
    throw fault('expecting object for action webhook response but got array');
  }
  checkValue(payload, nullable, fault);
}

function checkValue(value: unknown, type: GraphQLOutputType, fault: Fault): void {
  if (value === null || value === undefined) return;
  const nullable = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  if (isListType(nullable) && Array.isArray(value)) {
    value.forEach((item) => checkValue(item, nullable.ofType as GraphQLOutputType, fault));
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
  const strangers = Object.keys(value).filter((name) => !known.has(name));
  if (strangers.length > 0) throw fault(`unexpected fields in webhook response: ${strangers.join(', ')}`);
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
