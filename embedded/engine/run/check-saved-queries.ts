import {
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  type GraphQLSchema,
  KnownArgumentNamesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  validate,
} from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { SavedQuery } from '../metadata/metadata.ts';
import { parseDocument } from '../request/parse-document.ts';

/** Rules about names. What else may be wrong with an operation is said to the client that sends it. */
const RULES = [
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
];

/** Checks saved operations with the administrator's schema: an operation that does not fit it fits no role's. */
export function checkSavedQueries(queries: readonly SavedQuery[], schema: () => GraphQLSchema): void {
  for (const { query, place } of queries) {
    const [fault] = validate(schema(), documentOf(query, place), RULES, { maxErrors: 1 });
    if (fault !== undefined) throw new MetadataError(place, fault.message);
  }
}

function documentOf(query: string, place: string) {
  try {
    return parseDocument(query);
  } catch (error) {
    if (error instanceof EngineError) throw new MetadataError(place, error.message);
    throw error;
  }
}
