import type { DocumentNode, FieldNode, SelectionNode } from 'graphql';
import { Kind, visit } from 'graphql';

/** Need not be given: a page of an export begins behind a row, not at a number, and may end with a row. */
const OPTIONAL = ['limit', 'offset'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Columns and what an answer calls them. */
export type ShortNames = ReadonlyMap<string, string>;

/** A letter for each column: every row repeats the names, a hundred thousand times, and would mostly consist of them. */
export function shortNames(columns: readonly string[]): ShortNames {
  return new Map([...new Set(columns)].map((column, at) => [column, LETTERS[at] ?? `_${at}`]));
}

/**
 * A list's document without its count, reading only these columns of the rows: whatever else a page shows would be
 * fetched a hundred thousand times for nothing.
 */
export function exportDocument(list: DocumentNode, names: ShortNames): DocumentNode {
  const selections = [...names].map(readColumn);

  return visit(list, {
    VariableDefinition: (definition) =>
      OPTIONAL.includes(definition.variable.name.value) && definition.type.kind === Kind.NON_NULL_TYPE
        ? { ...definition, type: definition.type.type }
        : undefined,
    Field: (field) => {
      if (field.alias?.value === 'total') return null;
      if (field.alias?.value !== 'rows') return undefined;

      return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } };
    },
  });
}

const readColumn = ([column, name]: readonly [string, string]): FieldNode & SelectionNode => ({
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: name },
  name: { kind: Kind.NAME, value: column },
});
