import type { DocumentNode, FieldNode, SelectionNode } from 'graphql';
import { Kind, visit } from 'graphql';

/** Variables that an export may leave out: its pages begin after a row instead of at an offset, and may end at a row. */
const OPTIONAL = ['limit', 'offset'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Aliases of the columns in an answer, by column. */
export type ShortNames = ReadonlyMap<string, string>;

/** Gives each column a one-letter alias: the answer repeats all names for each of a hundred thousand rows. */
export function shortNames(columns: readonly string[]): ShortNames {
  return new Map([...new Set(columns)].map((column, at) => [column, LETTERS[at] ?? `_${at}`]));
}

/**
 * Returns a list's document without its count, and with these columns of the rows only: an export of a hundred thousand
 * rows needs no other field that the page shows.
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
