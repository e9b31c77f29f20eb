import type { DocumentNode, FieldNode, SelectionNode } from 'graphql';
import { Kind, visit } from 'graphql';

/** Need not be given: a page of an export begins behind a row, not at a number, and may end with a row. */
const OPTIONAL = ['limit', 'offset'];

/**
 * A list's document without its count, reading only these columns of the rows: whatever else a page shows would be
 * fetched a hundred thousand times for nothing.
 */
export function exportDocument(list: DocumentNode, columns: readonly string[]): DocumentNode {
  return visit(list, {
    VariableDefinition: (definition) =>
      OPTIONAL.includes(definition.variable.name.value) && definition.type.kind === Kind.NON_NULL_TYPE
        ? { ...definition, type: definition.type.type }
        : undefined,
    Field: (field) => {
      if (field.alias?.value === 'total') return null;
      if (field.alias?.value !== 'rows') return undefined;

      return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: columns.map(readColumn) } };
    },
  });
}

const readColumn = (name: string): FieldNode & SelectionNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
});
