import type { ActionMetadata } from '../metadata/metadata.ts';
import { ADMIN } from '../permissions/access.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, columnOf, identifier, isTrue, qualified, type Sql, sql, text, where } from '../sql/sql.ts';
import { actionOutput } from './action-output.ts';
import type { CompileContext } from './context.ts';
import { inputValue } from './mutations/input-value.ts';
import { type Entry, jsonRow, textValue } from './json.ts';

/** Log table of asynchronous actions. */
const ACTION_LOG = { schema: 'engine', name: 'action_log' };

const uuid = { schema: 'pg_catalog', name: 'uuid', kind: 'b', element: undefined };

/**
 * Compiles the field that reads an asynchronous action's result; besides the role admin, only a session whose
 * variables equal those of the session that started the action sees it.
 */
export function compileActionResult(
  selection: Selection,
  action: ActionMetadata,
  context: CompileContext,
): Sql {
  context.scope.reads(ACTION_LOG);
  const alias = context.scope.alias();
  const id = selection.args.get('id');
  const entries = selection.selections.map((field): Entry => ({
    key: field.key,
    value: valueOf(field, alias, context),
  }));
  const session = sql`${{ kind: 'param', source: { from: 'session-json' }, type: 'jsonb' }}`;
  const condition = and([
    id === undefined ? isTrue : sql`${columnOf(alias, 'id')} = ${inputValue(id, uuid)}`,
    sql`${columnOf(alias, 'action_name')} = ${text(action.name)}`,
    context.access.role === ADMIN ? isTrue : sql`${columnOf(alias, 'session_variables')} = ${session}`,
  ]);

  return jsonRow(entries, sql`from ${qualified(ACTION_LOG)} as ${identifier(alias)}${where(condition)}`);
}

function valueOf(field: Selection, alias: string, context: CompileContext): Sql {
  if (field.meaning?.kind !== 'action-field') return textValue(field.parent.name);
  const { name } = field.meaning;

  return name === 'output'
    ? actionOutput(field, columnOf(alias, 'response_payload'), context)
    : columnOf(alias, name);
}
