import { Kind, type TypeNode, type VariableDefinitionNode } from 'graphql';
import type { RestEndpoint, RestVariable } from '../contract/core.ts';
import { EngineError } from '../errors/engine-error.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { RestEndpointMetadata } from '../metadata/metadata.ts';
import { parseDocument, selectOperation } from '../request/parse-document.ts';

/**
 * Reads and checks the REST endpoints of the metadata. The role's schema decides at each request whether the role may
 * run the operation; an endpoint that could work for no role is a fault of the metadata.
 *
 * See https://hasura.io/docs/2.0/restified/create/
 */
export function readRestEndpoints(endpoints: readonly RestEndpointMetadata[]): RestEndpoint[] {
  const read = endpoints.map((endpoint) => ({ endpoint, ...readEndpoint(endpoint) }));
  for (const [index, one] of read.entries()) {
    const other = read.slice(0, index).find((earlier) => overlap(earlier, one));
    if (other)
      throw new MetadataError(
        one.endpoint.place,
        `${one.endpoint.url} means the same requests as ${other.endpoint.url} of ${other.endpoint.name}`,
      );
  }

  return read;
}

function readEndpoint(endpoint: RestEndpointMetadata): RestEndpoint {
  const variables = new Map(definitionsOf(endpoint).map(readVariable));

  return {
    segments: readSegments(endpoint, variables),
    methods: endpoint.methods,
    query: endpoint.query,
    variables,
  };
}

function definitionsOf({ query, place, name }: RestEndpointMetadata): readonly VariableDefinitionNode[] {
  try {
    const { definition } = selectOperation(parseDocument(query), undefined);
    if (definition.operation === 'subscription')
      throw new MetadataError(place, `the query of ${name} is a subscription, which has no one answer`);

    return definition.variableDefinitions ?? [];
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new MetadataError(place, `the query of ${name}: ${error.message}`);
  }
}

function readVariable({ variable, type }: VariableDefinitionNode): [string, RestVariable] {
  const isNullable = type.kind !== Kind.NON_NULL_TYPE;
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;

  return [variable.name.value, { type: nameOf(inner), isList: inner.kind === Kind.LIST_TYPE, isNullable }];
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function readSegments(
  { url, place }: RestEndpointMetadata,
  variables: ReadonlyMap<string, RestVariable>,
): RestEndpoint['segments'] {
  const segments = url.split('/');
  const names = segments.filter((text) => text.startsWith(':')).map((text) => text.slice(1));
  const strange = names.find((name) => !variables.has(name));
  if (segments.includes('')) throw new MetadataError(place, `an empty segment in the url "${url}"`);
  if (new Set(names).size < names.length)
    throw new MetadataError(place, `a variable stands twice in the url "${url}"`);
  if (strange !== undefined)
    throw new MetadataError(place, `the query has no variable ${strange} of the url "${url}"`);

  return segments.map((text) => (text.startsWith(':') ? { variable: text.slice(1) } : { text }));
}

/** Returns true if some request would match both endpoints. */
function overlap(one: RestEndpoint, other: RestEndpoint): boolean {
  return (
    one.segments.length === other.segments.length &&
    one.methods.some((method) => other.methods.includes(method)) &&
    one.segments.every((segment, index) => {
      const opposite = other.segments[index];
      return !('text' in segment) || !opposite || !('text' in opposite) || segment.text === opposite.text;
    })
  );
}
