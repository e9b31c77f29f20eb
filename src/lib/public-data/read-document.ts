import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** Returns the operation of a document; generated documents have exactly one. */
function operationOf(document: DocumentNode): OperationDefinitionNode {
  const found = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  if (!found) throw new Error('A document without an operation can not be asked for.');

  return found;
}

/** Returns the name of a document's operation. */
export function nameOf(document: DocumentNode): string {
  return operationOf(document).name?.value ?? '';
}

/** Returns the tables that a document reads, from the names of its top-level fields. */
export function tablesOf(document: DocumentNode): string[] {
  return operationOf(document).selectionSet.selections.flatMap((selection) =>
    selection.kind === 'Field' ? [selection.name.value.replace(/_by_pk$/, '')] : [],
  );
}
