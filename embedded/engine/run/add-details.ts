import { GraphQLError } from 'graphql';
import { EngineError, type UnknownName, type Violation } from '../errors/engine-error.ts';
import type { Model, Table, TableColumn } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import type { EngineSettings } from '../contract/settings.ts';
import { suggestNames } from './suggest-names.ts';

type Context = {
  readonly model: Model;
  readonly access: () => RoleAccess;
  readonly settings: EngineSettings;
};

/**
 * Adds to an error what Hasura's protocol does not have: the violated rule, the place of a syntax error, suggestions for
 * unknown names. Message, code and path stay Hasura's. Names that the role does not see are left out (decision 105).
 */
export function addDetails(error: EngineError, context: Context): EngineError {
  const { settings } = context;
  if (!settings.beyondHasura) return error;
  const { violation, unknownName, cause } = error;
  if (violation) return withExtensions(error, describeViolation(violation, context));
  if (unknownName && settings.suggestingRoles.includes(context.access().role))
    return withExtensions(error, suggest(unknownName));
  if (cause instanceof GraphQLError && cause.locations) return copy(error, { locations: cause.locations });

  return error;
}

type Copied = NonNullable<ConstructorParameters<typeof EngineError>[2]>;

function copy(error: EngineError, more: Copied): EngineError {
  const { code, message, path, internal, extensions, cause } = error;

  return new EngineError(code, message, { path, internal, extensions, cause, ...more });
}

function withExtensions(error: EngineError, more: Readonly<Record<string, unknown>>): EngineError {
  return copy(error, { extensions: { path: error.path, code: error.code, ...more } });
}

function suggest({ name, known }: UnknownName): Record<string, unknown> {
  const suggestions = suggestNames(name, known());
  if (suggestions.length === 0) return {};

  return { suggestions, hint: `did you mean ${orList(suggestions.map((known) => `"${known}"`))}?` };
}

function orList(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' or ');

  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** Describes a violated rule by the fields that the role sees; the rule is told only to a role that sees all of them. */
function describeViolation(violation: Violation, { model, access }: Context): Record<string, unknown> {
  const { schema = '', table: name = '', constraint, column } = violation;
  const table = model.tableOf({ schema, name });
  const rule = table?.relation.rules.find((known) => known.name === constraint);
  const columns = rule?.columns ?? (column === undefined ? [] : [column]);
  const seen = table === undefined ? new Map<string, string>() : seenFields(table, access());
  const fields = inOrder(columns, violation.written).flatMap((known) => seen.get(known) ?? []);
  const isSeen = fields.length > 0 && fields.length === columns.length;

  return {
    ...(constraint !== undefined && { constraint }),
    ...(fields.length > 0 && { field: fields[0] }),
    ...(fields.length > 1 && { fields }),
    ...(rule?.comment !== undefined && isSeen && { rule: rule.comment }),
  };
}

/** Sorts the columns that the statement wrote first, since one of them has the refused value. */
function inOrder(columns: readonly string[], written: readonly string[]): readonly string[] {
  const isWritten = (name: string) => written.includes(name);

  return [...columns.filter(isWritten), ...columns.filter((name) => !isWritten(name))];
}

/** Returns the fields that the role may read or write, by the names of their columns. */
function seenFields(table: Table, access: RoleAccess): ReadonlyMap<string, string> {
  const { select, insert, update } = access.of(table);
  const columns: TableColumn[] = [select, insert, update].flatMap((may) => [...(may?.columns ?? [])]);

  return new Map(columns.map(({ name, fieldName }) => [name, fieldName]));
}
