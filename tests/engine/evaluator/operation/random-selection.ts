import { type Table, tableOf } from '../world/model.ts';
import { type Directive, type FieldNode, Name, type Node, type Source, Variable } from './document.ts';
import { accessTo, listForm, type Making, readableColumns } from './making.ts';
import { listArguments } from './random-arguments.ts';
import { readableComputed, readableRelationships } from './random-where.ts';

const MAX_DEPTH = 3;

/** Puts the fields of a selection into one of the forms that GraphQL has for it. */
export function formed(making: Making, type: string, fields: readonly FieldNode[]): Node[] {
  const { random } = making;
  const named = withAliases(making, fields);
  if (!random.oneIn(4)) return named;
  const from = random.below(named.length);
  const inner = named.slice(from, from + 1 + random.below(3));
  // Equal fields are one.
  const again = random.oneIn(3)
    ? named.filter(({ nodes, args }) => nodes === undefined && Object.keys(args).length === 0).slice(0, 1)
    : [];
  const fragment: Node = {
    kind: 'fragment',
    on: type,
    isNamed: random.oneIn(2),
    nodes: [...inner, ...again],
    directives: named.length > inner.length && random.oneIn(4) ? [directive(making)] : [],
  };

  return [...named.slice(0, from), fragment, ...named.slice(from + inner.length)];
}

function withAliases(making: Making, fields: readonly FieldNode[]): FieldNode[] {
  const { random } = making;
  const used = new Set<string>();

  return fields.map((field, at) => {
    const mustRename = used.has(field.name);
    used.add(field.name);
    const renamed = mustRename || random.oneIn(8) ? { ...field, alias: `a${at}` } : field;

    return at > 0 && random.oneIn(16) ? { ...renamed, directives: [directive(making)] } : renamed;
  });
}

function directive(making: Making): Directive {
  const { random } = making;
  const given = random.oneIn(2)
    ? random.oneIn(2)
    : new Variable('Boolean!', (other) => other.oneIn(2), random);

  return { name: random.pick(['include', 'skip']), given };
}

export const field = (
  name: string,
  meaning: FieldNode['meaning'],
  more: Partial<FieldNode> = {},
): FieldNode => ({ kind: 'field', name, meaning, args: {}, directives: [], ...more });

/** Makes the fields of a row: columns, computed fields, and related rows. */
export function rowSelection(making: Making, table: Table, depth: number): Node[] {
  const { random } = making;
  const count = 1 + random.below(depth === 0 ? 4 : 3);
  const fields = Array.from({ length: count }, () => rowField(making, table, depth));

  return formed(making, table.field, fields);
}

function rowField(making: Making, table: Table, depth: number): FieldNode {
  const { random } = making;
  const related = depth < MAX_DEPTH ? readableRelationships(making, table) : [];
  if (related.length > 0 && random.oneIn(3)) return relatedField(making, random.pick(related), depth);
  const computed = readableComputed(making, table).filter(
    ({ result }) => result.kind === 'scalar' || depth < MAX_DEPTH,
  );
  if (computed.length > 0 && random.oneIn(5)) {
    const one = random.pick(computed);
    if (one.result.kind === 'scalar') return field(one.name, { kind: 'computed', field: one });

    return listField(
      making,
      one.name,
      tableOf(making.world, one.result.target),
      { kind: 'computed', field: one },
      depth,
    );
  }
  const columns = readableColumns(table, making);
  if (columns.length === 0 || random.oneIn(12)) return typename(table.field);
  const column = random.pick(columns);

  return field(column.field, { kind: 'column', column });
}

const typename = (type: string) => field('__typename', { kind: 'typename', type });

function relatedField(
  making: Making,
  relationship: ReturnType<typeof readableRelationships>[number],
  depth: number,
): FieldNode {
  const { random, world } = making;
  const target = tableOf(world, relationship.target);
  if (relationship.kind === 'object')
    return field(
      relationship.name,
      { kind: 'object', relationship },
      { nodes: rowSelection(making, target, depth + 1) },
    );
  const source = { kind: 'relationship', relationship } as const;
  if (accessTo(target, making)?.allowsAggregations && random.oneIn(3))
    return aggregateField(making, `${relationship.name}_aggregate`, target, source, depth);

  return listField(making, relationship.name, target, source, depth);
}

/** Makes a field that answers with a list of rows. */
export function listField(
  making: Making,
  name: string,
  table: Table,
  source: Source,
  depth: number,
): FieldNode {
  const { args, isOrdered } = listArguments(making, table);

  return field(
    name,
    { kind: 'rows', table, source, isOrdered },
    { args, nodes: rowSelection(making, table, depth + 1) },
  );
}

/** Makes a field that answers with aggregates of rows, and perhaps the rows. */
export function aggregateField(
  making: Making,
  name: string,
  table: Table,
  source: Source,
  depth: number,
): FieldNode {
  const { random } = making;
  const { args, isOrdered } = listArguments(making, table);
  const fields: FieldNode[] = [];
  if (random.oneIn(2))
    fields.push(
      field('nodes', { kind: 'nodes', isOrdered }, { nodes: rowSelection(making, table, depth + 1) }),
    );
  if (fields.length === 0 || random.oneIn(2)) fields.push(aggregateFields(making, table));

  return field(
    name,
    { kind: 'aggregate', table, source },
    { args, nodes: formed(making, `${table.field}_aggregate`, fields) },
  );
}

const FUNCTIONS = [
  'max',
  'min',
  'sum',
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'var_pop',
  'var_samp',
  'variance',
];

function aggregateFields(making: Making, table: Table): FieldNode {
  const { random } = making;
  const fields = Array.from({ length: 1 + random.below(3) }, () => aggregateOne(making, table));

  return field(
    'aggregate',
    { kind: 'aggregate-fields' },
    { nodes: formed(making, `${table.field}_aggregate_fields`, fields) },
  );
}

function aggregateOne(making: Making, table: Table): FieldNode {
  const { random } = making;
  if (random.oneIn(12)) return typename(`${table.field}_aggregate_fields`);
  const columns = readableColumns(table, making);
  const name = random.pick(FUNCTIONS.slice(0, random.oneIn(3) ? FUNCTIONS.length : 4));
  const fitting = columns.filter(({ scalar }) =>
    name === 'max' || name === 'min'
      ? scalar.isOrdered && scalar.enumTable === undefined
      : scalar.family === 'number',
  );
  if (fitting.length === 0 || random.oneIn(2)) return countField(making, table);
  const type = `${table.field}_${name}_fields`;
  const chosen = [...new Set([random.pick(fitting), random.pick(fitting)])];
  const fields = random.oneIn(12)
    ? [typename(type)]
    : chosen.map((column) => field(column.field, { kind: 'column', column }));

  return field(name, { kind: 'aggregate-function', name }, { nodes: formed(making, type, fields) });
}

function countField(making: Making, table: Table): FieldNode {
  const { random } = making;
  const columns = readableColumns(table, making).filter(({ scalar }) => scalar.isComparable);
  if (columns.length === 0 || random.oneIn(2)) return field('count', { kind: 'count' });
  const chosen = [...new Set([random.pick(columns), random.pick(columns)])].map((one) => new Name(one.field));
  const args = { columns: listForm(making, chosen), ...(random.oneIn(2) && { distinct: random.oneIn(2) }) };

  return field('count', { kind: 'count' }, { args });
}
