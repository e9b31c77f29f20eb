import type { GraphQLSchema } from 'graphql';
import type { RoleAccess, SelectAccess } from '../permissions/access.ts';
import type { Table } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { SchemaTypes } from '../request/meaning.ts';
import type { AnswerLimits } from '../sql/answer-size.ts';
import type { Entry } from './json.ts';
import type { Scope } from '../permissions/scope.ts';

/** Schema, permissions and settings that every operation of a role shares. */
export type OperationContext = {
  readonly schema: SchemaTypes;
  /** The whole schema, for introspection. */
  readonly wholeSchema: () => GraphQLSchema;
  readonly access: RoleAccess;
  readonly stringifyNumericTypes: boolean;
  readonly isIntrospectionDisabled: boolean;
  /** Limits of an operation's answer and of each answer of a subscription; undefined means no limit. */
  readonly maxAnswer: AnswerLimits | undefined;
  /** Cache of the answers of introspection, as JSON. */
  readonly introspections: {
    readonly get: (key: string) => string | undefined;
    readonly offer: (key: string, json: string, bytes: number) => void;
  };
};

/** Everything that compiling needs besides the selection. */
export type CompileContext = {
  readonly access: RoleAccess;
  readonly scope: Scope;
  readonly stringifyNumericTypes: boolean;
  readonly maxAnswer: AnswerLimits | undefined;
  /**
   * Compiles the selections of a row to keys and values of a JSON object. `rows.ts` calls `rowEntries` by this field,
   * because `row-entries.ts` already imports `rows.ts` for nested rows.
   */
  readonly rowEntries: (selections: readonly Selection[], row: RowSource, context: CompileContext) => Entry[];
};

/** A table's row in the SQL: its alias, and whether that alias has the table's own row type. */
export type RowSource = { readonly table: Table; readonly alias: string; readonly isTableRow: boolean };

/** Returns the role's select permission for a table; the role's schema offers only tables that have one. */
export function readAccess(table: Table, { access }: CompileContext): SelectAccess {
  const { select } = access.of(table);
  if (select === undefined) throw new Error(`${access.role} may not read ${table.typeName}`);

  return select;
}
