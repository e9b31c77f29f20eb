import type { RelationshipMetadata, RelationshipUsing } from './metadata.ts';
import { type ObjectReader, readObject } from './object-reader.ts';
import { parseNames, parseQualifiedName, parseSourceReference, parseStrings } from './parse-names.ts';

/** Makes the reader of object or array relationships, in every form that Hasura accepts. */
export const parseRelationship = (type: 'object' | 'array') =>
  readObject((reader): RelationshipMetadata => {
    const using = reader.object('using');
    const relationship = {
      name: reader.string('name'),
      type,
      using: parseUsing(using),
      comment: reader.optionalString('comment'),
      place: reader.place,
    };
    using.finish();

    return relationship;
  });

function parseUsing(using: ObjectReader): RelationshipUsing {
  const key = using.unknown('foreign_key_constraint_on') ?? undefined;
  if (key === undefined) return parseManual(using.object('manual_configuration'));

  const place = using.placeOf('foreign_key_constraint_on');
  if (typeof key === 'string' || Array.isArray(key))
    return { kind: 'own-key', columns: parseNames(key, place) };

  const reader = using.object('foreign_key_constraint_on');
  const columns = parseNames(reader.unknown('columns') ?? reader.unknown('column'), reader.placeOf('column'));
  const table = parseQualifiedName(reader.unknown('table'), reader.placeOf('table'));
  reader.ignore('column', 'columns');
  reader.finish();

  return { kind: 'foreign-key', table, columns };
}

function parseManual(reader: ObjectReader): RelationshipUsing {
  reader.refuse('remote_native_query', 'track a view or a function instead');
  const mapping = Object.entries(parseStrings(reader.object('column_mapping')));
  const using: RelationshipUsing = {
    kind: 'manual',
    table: parseQualifiedName(reader.unknown('remote_table'), reader.placeOf('remote_table')),
    mapping,
    insertAfterParent:
      reader.choice('insertion_order', ['before_parent', 'after_parent'], 'before_parent') === 'after_parent',
    source: parseSourceReference(reader),
  };
  reader.finish();

  return using;
}
