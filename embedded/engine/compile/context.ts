import type { GraphQLSchema } from 'graphql';
import type { RoleAccess, SelectAccess } from '../permissions/access.ts';
import type { Table } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { AnswerLimits } from '../sql/answer-size.ts';
import type { Entry } from './json.ts';
import type { Scope } from '../permissions/scope.ts';

/** What holds for every operation of a role. */
export type OperationContext = {
  readonly schema: GraphQLSchema;
  readonly access: RoleAccess;
  readonly stringifyNumericTypes: boolean;
  readonly isIntrospectionDisabled: boolean;
  /** Of an operation's answer and of each state of a subscription; undefined: without end. */
  readonly maxAnswer: AnswerLimits | undefined;
};

/** What the compiler knows beside the selection. */
export type CompileContext = {
  readonly access: RoleAccess;
  readonly scope: Scope;
  readonly stringifyNumericTypes: boolean;
  readonly maxAnswer: AnswerLimits | undefined;
  /** What is selected of a row, as keys and values of a JSON object. Rows hold rows: here the circle closes. */
  readonly rowEntries: (selections: readonly Selection[], row: RowSource, context: CompileContext) => Entry[];
};

/** A row at hand: its alias, and whether that alias has the table's own row type. */
export type RowSource = { readonly table: Table; readonly alias: string; readonly isTableRow: boolean };

/** The role's right to read a table that the schema has let through. */
export function readAccess(table: Table, { access }: CompileContext): SelectAccess {
  const { select } = access.of(table);
  if (select === undefined) throw new Error(`${access.role} may not read ${table.typeName}`);

  return select;
}
