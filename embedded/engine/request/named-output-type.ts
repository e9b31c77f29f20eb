import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql';

/** The type within lists and non-nulls. */
export function namedOutputType(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? namedOutputType(type.ofType as GraphQLOutputType) : type;
}
