import {
  type FieldNode,
  fieldsOf,
  isSelected,
  type Node,
  type Operation,
  type Plain,
  plainArguments,
} from '../operation/document.ts';
import { baseOf, columnOf, type Expected, type Table } from '../world/model.ts';
import { numberLeaf } from '../world/scalars.ts';
import type { Row, Value } from '../world/values.ts';
import { hasKey, rowValue } from './answer.ts';
import { changedBy } from './change-values.ts';
import { allRows, type Context } from './context.ts';
import { isWanted, meets } from './conditions.ts';
import { deleteRows } from './delete-rows.ts';
import { checkReferences, Draft, sameKey, stored, writeAccess } from './draft.ts';
import { insertObjects } from './insert-rows.ts';
import { listOf } from './lists.ts';
import { checkArguments, eachRow, Refusal } from './refusal.ts';
import { presetValue } from './session-values.ts';

type Args = Readonly<Record<string, Plain>>;

/** Carries out a mutation, field after field; returns its answer and the rows that are then there. */
export function mutate({ nodes }: Operation, context: Context): { answer: Value; state: Context['state'] } {
  checkRights(nodes, context.session.role);
  checkArguments(nodes);
  for (const field of fieldsOf(nodes).values()) checkChanges(field, context.session.role);
  const draft = new Draft(context);
  const answer = Object.fromEntries(
    [...fieldsOf(nodes)].map(([name, field]) => [name, fieldAnswer(field, draft)]),
  );

  return { answer, state: draft.state };
}

/** A field that the role may not use does not exist for it, also where it is skipped itself. */
function checkRights(nodes: readonly Node[], role: string): void {
  for (const node of nodes) {
    if (node.kind === 'fragment') {
      if (isSelected(node)) checkRights(node.nodes, role);
      continue;
    }
    const { meaning } = node;
    const kind = meaning.kind === 'update-many' ? 'update' : meaning.kind;
    if (kind !== 'insert' && kind !== 'update' && kind !== 'delete') continue;
    if ('table' in meaning && !mayWrite(meaning.table, role, kind)) throw new Refusal('validation-failed');
  }
}

/** Tells whether a role has a field that writes a table; there is none that could update no column. */
function mayWrite(table: Table, role: string, kind: 'insert' | 'update' | 'delete'): boolean {
  if (kind !== 'update') return writeAccess(table, role, kind) !== undefined;
  const { columns, set } = writeAccess(table, role, kind) ?? { columns: new Set(), set: {} };

  return columns.size + Object.keys(set).length > 0;
}

const OPERATORS = ['_set', '_inc', '_append', '_prepend', '_delete_key', '_delete_elem', '_delete_at_path'];

/** Refuses an update that says no change, if the permission sets nothing either. */
function checkChanges({ meaning, args }: FieldNode, role: string): void {
  if (meaning.kind !== 'update' && meaning.kind !== 'update-many') return;
  if (Object.keys(writeAccess(meaning.table, role, 'update')?.set ?? {}).length > 0) return;
  const given = plainArguments(args);
  for (const one of meaning.kind === 'update' ? [given] : (listOf(given['updates']) as readonly Args[]))
    if (OPERATORS.every((operator) => (one[operator] ?? null) === null))
      throw new Refusal('validation-failed');
}

function fieldAnswer(field: FieldNode, draft: Draft): Value {
  const { meaning } = field;
  const args = plainArguments(field.args);
  switch (meaning.kind) {
    case 'typename':
      return meaning.type;
    case 'insert': {
      const { rows, count } = insertObjects(draft, meaning.table, args);
      return meaning.isOne
        ? oneRow(field, meaning.table, rows[0], draft)
        : response(field, meaning.table, rows, count, draft);
    }
    case 'update': {
      const wanted = wantedRows(draft, meaning.table, field, meaning.isOne, 'update');
      const rows = updateRows(draft, meaning.table, wanted, args);
      return meaning.isOne
        ? oneRow(field, meaning.table, rows[0], draft)
        : response(field, meaning.table, rows, rows.length, draft);
    }
    case 'update-many':
      return listOf(args['updates'])
        .map((one) => {
          const update = one as Args;
          const wanted = allWanted(draft, meaning.table, (update['where'] ?? {}) as Expected, 'update');
          const rows = updateRows(draft, meaning.table, wanted, update);

          return { rows, state: draft.state };
        })
        .map(({ rows, state }) => response(field, meaning.table, rows, rows.length, { ...draft, state }));
    case 'delete': {
      const wanted = wantedRows(draft, meaning.table, field, meaning.isOne, 'delete');
      deleteRows(draft, baseOf(draft.world, meaning.table), wanted);
      return meaning.isOne
        ? oneRow(field, meaning.table, wanted[0], draft)
        : response(field, meaning.table, wanted, wanted.length, draft);
    }
    default:
      throw new Error(`${field.name} is no mutation`);
  }
}

function oneRow(field: FieldNode, table: Table, row: Row | undefined, draft: Draft): Value {
  return row === undefined ? null : rowValue(field.nodes ?? [], row, table, draft);
}

function response(
  field: FieldNode,
  table: Table,
  rows: readonly Row[],
  count: number,
  context: Context,
): Value {
  return Object.fromEntries(
    [...fieldsOf(field.nodes ?? [])].map(([name, { meaning, nodes = [] }]) => {
      if (meaning.kind === 'typename') return [name, meaning.type];
      if (meaning.kind === 'affected-rows') return [name, numberLeaf(String(count))];

      return [name, rows.map((row) => rowValue(nodes, row, table, context))];
    }),
  );
}

type Kind = 'update' | 'delete';

/** Returns the rows that `where` or the key means, of those that the role may write. */
function wantedRows(draft: Draft, table: Table, field: FieldNode, isOne: boolean, kind: Kind): Row[] {
  const args = plainArguments(field.args);
  if (!isOne) return allWanted(draft, table, (args['where'] ?? {}) as Expected, kind);
  const key = kind === 'update' ? (args['pk_columns'] as Args) : args;

  return allWanted(draft, table, {}, kind).filter((row) => hasKey(table, row, key, draft));
}

function allWanted(draft: Draft, table: Table, where: Expected, kind: Kind): Row[] {
  const filter = writeAccess(table, draft.session.role, kind)?.filter;
  if (filter === undefined) throw new Error(`the role may not ${kind}`);

  return allRows(draft, table).filter(
    (row) => meets(filter, row, table, draft) && isWanted(where, row, table, draft),
  );
}

/** Changes rows as one statement: the check of a permission sees the other rows as they were. */
function updateRows(draft: Draft, table: Table, rows: readonly Row[], args: Args): Row[] {
  const access = writeAccess(table, draft.session.role, 'update');
  if (access === undefined) throw new Error('the role may not update');
  const changes = OPERATORS.flatMap((operator) =>
    Object.entries((args[operator] ?? {}) as Args).map(([field, operand]) => {
      const column = table.columns.find((one) => one.field === field);
      return { operator, operand: operand as Value, column: columnOf(table, column?.name ?? field) };
    }),
  );
  if (changes.length === 0 && Object.keys(access.set).length === 0) return [];
  const before = { ...draft, state: draft.state };
  const base = baseOf(draft.world, table);
  const changed = new Map<Row, Row>();
  eachRow(rows, (row) => {
    const next = { ...row };
    for (const { operator, operand, column } of changes)
      next[column.name] = changedBy(operator, row[column.name] ?? null, operand, column.scalar);
    for (const [name, value] of Object.entries(access.set))
      next[name] = presetValue(value, columnOf(table, name).scalar, draft);
    changed.set(row, stored(base, next));
    const others = draft.rows(base).filter((other) => other !== row);
    if (others.some((other) => sameKey(base, changed.get(other) ?? other, changed.get(row) ?? row)))
      throw new Refusal('constraint-violation');
    if (!meets(access.check, changed.get(row) ?? row, table, before)) throw new Refusal('permission-error');
  });
  draft.replace(changed);
  // Foreign keys are not inherited: those of an heir's rows are free.
  const own = new Set(draft.rows(base));
  checkReferences(
    draft,
    base,
    [...changed.values()].filter((row) => own.has(row)),
  );
  checkReferred(draft, base, changed);

  return [...changed.values()];
}

/** Refuses another key for a row to which others refer. */
function checkReferred(draft: Draft, table: Table, changed: ReadonlyMap<Row, Row>): void {
  const hasNewKey = [...changed].some(([row, next]) => !sameKey(table, row, next));
  if (!hasNewKey) return;
  for (const other of draft.world.tables.values())
    if (other.foreignKeys.some(({ target }) => target === table.name))
      checkReferences(draft, other, draft.rows(other));
}
