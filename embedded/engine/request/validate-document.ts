import {
  type DocumentNode,
  FragmentsOnCompositeTypesRule,
  type GraphQLSchema,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  NoFragmentCyclesRule,
  PossibleFragmentSpreadsRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  validate,
  VariablesAreInputTypesRule,
} from 'graphql';
import { keepsRules } from './keeps-rules.ts';
import type { SchemaTypes } from './meaning.ts';
import { Path } from './path.ts';
import { invalid } from './validation-error.ts';

/**
 * Rules of https://spec.graphql.org/October2021/#sec-Validation that collecting the fields does not check, because
 * it reads only what the answer needs. Hasura's messages come first, since these rules run after it. Unused variables
 * and fragments are allowed, as in Hasura.
 */
export const RULES = [
  UniqueOperationNamesRule,
  UniqueFragmentNamesRule,
  KnownTypeNamesRule,
  FragmentsOnCompositeTypesRule,
  VariablesAreInputTypesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  PossibleFragmentSpreadsRule,
  UniqueVariableNamesRule,
  UniqueArgumentNamesRule,
  UniqueInputFieldNamesRule,
];

/**
 * Checks the whole document, operations that do not run included; throws an `EngineError` for its first fault. The whole
 * schema is asked for only if there may be one.
 */
export function validateDocument(
  document: DocumentNode,
  types: SchemaTypes,
  schema: () => GraphQLSchema,
): void {
  if (keepsRules(document, types)) return;
  const [fault] = validate(schema(), document, RULES, { maxErrors: 1, hideSuggestions: true });
  if (fault !== undefined) throw invalid(Path.root, fault.message);
}
