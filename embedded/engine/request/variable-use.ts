import { type GraphQLInputType, isListType, isNonNullType, Kind, type TypeNode } from 'graphql';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';
import { showType, type Variable } from './variables.ts';

/**
 * Throws if a variable does not fit its place: the types must be equal, but a non-null variable fits a nullable place,
 * and a nullable one fits a non-null place if either has a default.
 * See https://spec.graphql.org/October2021/#sec-All-Variable-Usages-Are-Allowed
 */
export function checkVariableUse(
  variable: Variable,
  type: GraphQLInputType,
  { path, hasDefault }: { readonly path: Path; readonly hasDefault: boolean },
): void {
  const isDefaulted =
    hasDefault || (variable.defaultValue !== undefined && variable.defaultValue.kind !== Kind.NULL);
  const isNullableUse = isNonNullType(type) && variable.type.kind !== Kind.NON_NULL_TYPE && isDefaulted;
  if (isNullableUse ? fits(variable.type, type.ofType) : fits(variable.type, type)) return;
  throw invalid(
    path,
    `variable "${variable.name}" is declared as "${showType(variable.type)}", but used where "${String(type)}" is expected`,
  );
}

function fits(declared: TypeNode, wanted: GraphQLInputType): boolean {
  if (isNonNullType(wanted)) {
    return declared.kind === Kind.NON_NULL_TYPE && fits(declared.type, wanted.ofType);
  }
  if (declared.kind === Kind.NON_NULL_TYPE) return fits(declared.type, wanted);
  if (isListType(wanted))
    return declared.kind === Kind.LIST_TYPE && fits(declared.type, wanted.ofType as GraphQLInputType);

  return declared.kind === Kind.NAMED_TYPE && declared.name.value === String(wanted);
}
