import type { MetadataError } from '../errors/metadata-error.ts';
import type { Metadata, RestEndpointMetadata, RestMethod, SavedQuery } from './metadata.ts';
import { type ObjectReader, readObject } from './object-reader.ts';

/** Collections by name; each holds its documents by name. */
type Collections = ReadonlyMap<string, ReadonlyMap<string, SavedQuery>>;

/** Takes note of a name of something that the metadata lack. */
type Miss = (fault: MetadataError) => void;

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies RestMethod[];

/** Reads the saved operations and the lists that refer to them: the allow-list and the REST endpoints. */
export function parseQueryCollections(
  reader: ObjectReader,
  miss: Miss,
): Pick<Metadata, 'allowedQueries' | 'restEndpoints' | 'savedQueries'> {
  const collections: Collections = new Map(
    reader.distinct('query_collections', parseCollection, ([name]) => name),
  );
  const allowed = reader.list('allowlist', allowedBy(collections, miss)).flat();
  const endpoints = reader
    .distinct('rest_endpoints', endpointOf(collections, miss), ({ endpoint }) => endpoint.name)
    .flatMap(({ endpoint, saved }) => (saved === undefined ? [] : [{ endpoint, saved }]));

  return {
    allowedQueries: allowed.map(({ query }) => query),
    restEndpoints: endpoints.map(({ endpoint }) => endpoint),
    savedQueries: [...new Set([...allowed, ...endpoints.map(({ saved }) => saved)])],
  };
}

const parseCollection = readObject((reader): [name: string, queries: ReadonlyMap<string, SavedQuery>] => {
  reader.ignore('comment');
  const name = reader.string('name');
  const definition = reader.object('definition');
  const queries = definition.distinct('queries', parseQuery, ([query]) => query);
  definition.finish();

  return [name, new Map(queries)];
});

const parseQuery = readObject((reader): [name: string, query: SavedQuery] => [
  reader.string('name'),
  { query: reader.string('query'), place: reader.place },
]);

const allowedBy = (collections: Collections, miss: Miss) =>
  readObject((entry): SavedQuery[] => {
    const name = entry.string('collection');
    const scope = entry.optionalObject('scope');
    if (scope && scope.unknown('global') !== true)
      throw entry.fault('scope', 'only a global scope is supported; write {global: true}');
    scope?.finish();
    const collection = collections.get(name);
    if (collection === undefined) miss(entry.fault('collection', `there is no query collection ${name}`));

    return [...(collection?.values() ?? [])];
  });

const endpointOf = (collections: Collections, miss: Miss) =>
  readObject((reader): { endpoint: RestEndpointMetadata; saved: SavedQuery | undefined } => {
    const definition = reader.object('definition');
    const source = definition.object('query');
    const [collection, name] = [source.string('collection_name'), source.string('query_name')];
    const saved = collections.get(collection)?.get(name);
    if (saved === undefined)
      miss(source.fault('query_name', `there is no query ${name} in a collection ${collection}`));
    const methods = reader.strings('methods');
    const strange = methods.find((method) => !METHODS.includes(method));
    if (methods.length === 0 || strange !== undefined)
      throw reader.fault('methods', `expected some of ${METHODS.join(', ')}, but found ${strange ?? 'none'}`);
    const endpoint = {
      name: reader.string('name'),
      url: reader.string('url'),
      methods: methods as RestMethod[],
      comment: reader.optionalString('comment'),
      query: saved?.query ?? '',
      place: reader.place,
    };
    source.finish();
    definition.finish();

    return { endpoint, saved };
  });
