import type { Random } from '../../support/random/random.ts';
import type { Column, Expression, ForeignKey, Partition, Table } from './model.ts';
import { FLAG, INT, scalar, SCALARS, TEXT, UUID, type Scalar } from './scalars.ts';
import type { Row } from './values.ts';

const NAMES = ['author', 'book', 'Club', 'draft', 'event'];

/** Table whose rows are the values of an enum in GraphQL. */
export const ENUM_TABLE = 'genre';
export const GENRES = ['land', 'sea', 'SKY'];

/** Makes tables that refer to each other; some are partitioned, inherited, views or the values of an enum. */
export function randomTables(random: Random): Table[] {
  const tables: Table[] = [enumTable()];
  const names = NAMES.slice(0, 3 + random.below(3));
  // With both, a delete would be refused or not by the order in which Postgres meets the rows.
  const whenDeleted = random.pick(['cascade', 'restrict'] as const);
  for (const name of names) tables.push(randomTable(name, tables, whenDeleted, random));
  if (random.oneIn(2)) addHeir(tables, random);
  if (random.oneIn(2)) tables.push(viewOf(random.pick(plainTables(tables)), random));

  return tables;
}

function plainTables(tables: readonly Table[]): Table[] {
  return tables.filter(({ view, isEnum }) => view === undefined && isEnum !== true);
}

function enumTable(): Table {
  const column = (name: string) => ({ name, field: name, scalar: TEXT, isNullable: name === 'comment' });

  return {
    ...{
      name: ENUM_TABLE,
      field: ENUM_TABLE,
      key: ['value'],
      foreignKeys: [],
      relationships: [],
      computed: [],
    },
    columns: [column('value'), column('comment')],
    permissions: new Map(),
    isEnum: true,
  };
}

type WhenDeleted = 'cascade' | 'restrict';

function randomTable(
  name: string,
  earlier: readonly Table[],
  whenDeleted: WhenDeleted,
  random: Random,
): Table {
  const partitions = random.oneIn(5) ? partitionsOf(name) : undefined;
  const keys = partitions === undefined ? randomKey(random) : compositeKey();
  const key = keys.map((column) => column.name);
  const count = 2 + random.below(4);
  const plain = Array.from({ length: count }, (_, at) => randomColumn(`c${at}`, random));
  const references = randomReferences(name, keys, earlier, random, whenDeleted, partitions !== undefined);
  const generated = random.oneIn(3) ? [generatedColumn(random, plain)] : [];

  return {
    name,
    field: name === 'Club' || random.oneIn(4) ? `the_${name.toLowerCase()}` : name,
    columns: [...keys, ...plain, ...references.columns, ...generated],
    key,
    foreignKeys: references.keys,
    relationships: [],
    computed: [],
    permissions: new Map(),
    ...(partitions && { partitions }),
  };
}

function partitionsOf(name: string): Partition[] {
  return [
    { name: `${name}_0`, values: [0, 1] },
    { name: `${name}_1`, values: [2, 3] },
  ];
}

const keyScalar = (values: readonly number[]): Scalar => ({ ...INT, values });
const column = (name: string, of: Scalar, more: Partial<Column> = {}): Column => ({
  ...{ name, field: name, scalar: of, isNullable: false },
  ...more,
});
const IDS = keyScalar([1, 2, 3, 4, 5, 6, 7, 8, 9]);

function compositeKey(): Column[] {
  return [column('id', keyScalar([1, 2, 3, 4])), column('part', keyScalar([0, 1, 2, 3]))];
}

function randomKey(random: Random): Column[] {
  switch (random.below(6)) {
    case 0:
      return compositeKey();
    case 1:
      return [column('id', UUID)];
    case 2:
      return [column('code', { ...TEXT, values: ['a', 'B', 'ab', 'b', 'ü', "c'", 'd', 'e e'] })];
    case 3:
      return [column('id', IDS, { isIdentity: true })];
    default:
      return [column('id', IDS)];
  }
}

function randomColumn(name: string, random: Random): Column {
  const of = random.pick(SCALARS);
  const hasDefault = of.family !== 'document' && random.oneIn(5);

  return column(random.oneIn(8) ? `Odd ${name}` : name, of, {
    field: random.oneIn(6) ? `its_${name}` : name,
    isNullable: !random.oneIn(3),
    ...(hasDefault && { byDefault: random.pick(of.values) }),
  });
}

function randomReferences(
  name: string,
  keys: readonly Column[],
  earlier: readonly Table[],
  random: Random,
  whenDeleted: WhenDeleted,
  isPartitioned: boolean,
): { columns: Column[]; keys: ForeignKey[] } {
  const own = { name, key: keys.map((one) => one.name), columns: keys };
  const targets = plainTables(earlier);
  const candidates = [...targets, ...(isPartitioned ? [] : [own])];
  const columns: Column[] = [];
  const references: ForeignKey[] = [];
  const count = candidates.length === 0 ? 0 : 1 + random.below(2);
  for (let at = 0; at < count; at += 1) {
    const target = at === 0 && targets.length > 0 ? random.pick(targets) : random.pick(candidates);
    const isNullable = target === own || !random.oneIn(3);
    const pairs = target.key.map((key) => {
      const theirs = target.columns.find((one) => one.name === key);
      if (theirs === undefined) throw new Error(`no key ${key}`);

      return column(`${target.name.toLowerCase()}${at}_${key}`, theirs.scalar, { isNullable });
    });
    columns.push(...pairs);
    references.push({
      columns: pairs.map((one) => one.name),
      target: target.name,
      targetColumns: target.key,
      onDelete: isNullable && random.oneIn(2) ? 'set null' : whenDeleted,
    });
  }
  if (random.oneIn(3)) {
    const genre = scalar({
      ...TEXT,
      graphql: `${ENUM_TABLE}_enum`,
      family: 'label',
      values: GENRES,
      isOrdered: true,
      enumTable: ENUM_TABLE,
    });
    columns.push(column('genre', genre, { isNullable: random.oneIn(2) }));
    references.push({
      columns: ['genre'],
      target: ENUM_TABLE,
      targetColumns: ['value'],
      onDelete: 'restrict',
    });
  }

  return { columns, keys: references };
}

function generatedColumn(random: Random, columns: readonly Column[]): Column {
  const source = random.pick(columns);
  const quoted = `"${source.name}"`;
  const [of, generated]: [Scalar, Expression] =
    source.scalar.sql === 'text'
      ? [
          TEXT,
          {
            sql: `${quoted} || '!'`,
            valueOf: (row: Row) => (row[source.name] === null ? null : `${String(row[source.name])}!`),
          },
        ]
      : [FLAG, { sql: `${quoted} is null`, valueOf: (row: Row) => row[source.name] === null }];

  return column('made', of, { isNullable: true, generated });
}

/** Adds a table that inherits from one to which no other refers, because foreign keys don't see an heir's rows. */
function addHeir(tables: Table[], random: Random): void {
  const referred = new Set(tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ target }) => target)));
  const parents = plainTables(tables).filter(
    ({ name, partitions, columns, key }) =>
      !referred.has(name) &&
      partitions === undefined &&
      key.length === 1 &&
      columns.every((one) => one.isIdentity !== true),
  );
  const parent = parents.length === 0 ? undefined : random.pick(parents);
  if (parent === undefined) return;
  tables.push({
    ...{ name: 'heir', field: 'heir', key: parent.key, foreignKeys: [], relationships: [], computed: [] },
    // Foreign keys are not inherited, so an enum's values are texts here.
    columns: [...parent.columns.map(asText), column('more', TEXT, { isNullable: true })].map((one) =>
      parent.key.includes(one.name) ? { ...one, scalar: heirKeys(one.scalar) } : one,
    ),
    permissions: new Map(),
    parent: parent.name,
  });
}

function heirKeys(of: Scalar): Scalar {
  const other = (value: unknown) =>
    typeof value === 'number'
      ? value + 100
      : `${String(value).replace(/^0a/, '0b')}${of.family === 'id' ? '' : '+'}`;

  return { ...of, values: of.values.map(other) };
}

const asText = (one: Column): Column => (one.scalar.enumTable === undefined ? one : { ...one, scalar: TEXT });

function viewOf(table: Table, random: Random): Table {
  const optional = table.columns.filter(({ name }) => !table.key.includes(name));
  const isNeeded = ({ name, isNullable, byDefault }: Column) =>
    table.key.includes(name) || (!isNullable && byDefault === undefined);
  const columns = table.columns.filter((one) => isNeeded(one) || !random.oneIn(3));
  const tested = random.pick(optional);

  return {
    ...{
      name: 'some_rows',
      field: 'some_rows',
      key: table.key,
      foreignKeys: [],
      relationships: [],
      computed: [],
    },
    // A view has its table's columns, but Postgres tells of no enum behind one.
    columns: columns.map((one) => ({ ...one, scalar: { ...asText(one).scalar, values: one.scalar.values } })),
    permissions: new Map(),
    view: {
      of: table.name,
      shows: (row) => row[tested.name] !== null,
      sql: `"${tested.name}" is not null`,
    },
  };
}
