import { type DocumentNode, print, visit } from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import { ADMIN } from '../permissions/access.ts';
import { parseDocument } from '../request/parse-document.ts';

/** Makes a check that throws for operations not on the allow list, `__typename` ignored; the role admin may run all. */
export function allowList(queries: readonly string[]): (document: DocumentNode, role: string) => void {
  const allowed = new Set(queries.map((query) => normalise(parseDocument(query))));

  return (document, role) => {
    if (role === ADMIN || allowed.has(normalise(document))) return;
    throw new EngineError('validation-failed', 'query is not allowed');
  };
}

function normalise(document: DocumentNode): string {
  return print(visit(document, { Field: (node) => (node.name.value === '__typename' ? null : undefined) }));
}
