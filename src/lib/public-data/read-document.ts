import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** The operation of a document; the generated ones have exactly one. */
function operationOf(document: DocumentNode): OperationDefinitionNode {
  const found = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  if (!found) throw new Error('A document without an operation can not be asked for.');

  return found;
}

/** The name of a document's operation. */
export function nameOf(document: DocumentNode): string {
  return operationOf(document).name?.value ?? '';
}

/** The tables that a document reads, by their fields at its top. */
export function tablesOf(document: DocumentNode): string[] {
  return operationOf(document).selectionSet.selections.flatMap((selection) =>
    selection.kind === 'Field' ? [selection.name.value.replace(/_by_pk$/, '')] : [],
  );
}
