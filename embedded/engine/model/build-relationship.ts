import { catalogKey, type ForeignKey } from '../catalog/catalog.ts';
import type { QualifiedName, RelationshipMetadata } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { Model, Relationship, Table } from './model.ts';

/** Resolves a relationship to its target table and the pairs of columns that it joins. */
export function buildRelationship(
  metadata: RelationshipMetadata,
  table: Table,
  tableOf: Model['tableOf'],
): Relationship {
  const { name, type, using, place, comment } = metadata;
  const target = (name: QualifiedName): Table => {
    const found = tableOf(name);
    if (found === undefined) throw new MetadataError(place, `${name.schema}.${name.name} is not tracked`);

    return found;
  };
  const base = { name, type, description: comment };
  if (using.kind === 'own-key') {
    const key = findKey(table.relation.foreignKeys, using.columns, place);
    if (key === undefined) throw new MetadataError(place, `no foreign key on ${using.columns.join(', ')}`);
    const isNullable =
      !key.isHeld ||
      key.columns.some((column) => table.columnByName.get(column)?.column.isNullable !== false);

    return {
      ...base,
      target: target(key.target),
      mapping: pairs(key.columns, key.targetColumns),
      isNullable,
      insertOrder: 'before',
    };
  }
  if (using.kind === 'foreign-key') {
    const other = target(using.table);
    const candidates = other.relation.foreignKeys.filter(
      (key) => catalogKey(key.target) === catalogKey(table),
    );
    const key = findKey(candidates, using.columns, place);
    if (key === undefined) {
      throw new MetadataError(place, `no foreign key on ${using.columns.join(', ')} of ${catalogKey(other)}`);
    }

    return {
      ...base,
      target: other,
      mapping: pairs(key.targetColumns, key.columns),
      isNullable: true,
      insertOrder: 'after',
    };
  }
  const other = target(using.table);
  checkMapping(using.mapping, table, other, place);
  const insertOrder = type === 'array' || using.insertAfterParent ? 'after' : 'before';

  return { ...base, target: other, mapping: using.mapping, isNullable: true, insertOrder };
}

/** Finds the foreign key on these columns. One about periods is refused, because a relationship joins equal values. */
function findKey(
  keys: readonly ForeignKey[],
  columns: readonly string[],
  place: string,
): ForeignKey | undefined {
  const found = keys.find(
    (key) => key.columns.length === columns.length && key.columns.every((name) => columns.includes(name)),
  );
  if (found?.isTemporal === true) {
    throw new MetadataError(
      place,
      `the foreign key "${found.name}" is about a PERIOD, and a relationship joins equal values only; join by a view or a computed field`,
    );
  }

  return found;
}

function pairs(own: readonly string[], other: readonly string[]): (readonly [string, string])[] {
  return own.map((name, index) => [name, other[index] ?? name] as const);
}

function checkMapping(mapping: Relationship['mapping'], table: Table, other: Table, place: string): void {
  for (const [own, theirs] of mapping) {
    if (!table.columnByName.has(own))
      throw new MetadataError(place, `${catalogKey(table)} has no column "${own}"`);
    if (!other.columnByName.has(theirs))
      throw new MetadataError(place, `${catalogKey(other)} has no column "${theirs}"`);
  }
}
