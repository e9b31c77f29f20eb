/** Media type of GraphQL over HTTP, whose answers carry meaningful HTTP statuses. */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * Tells whether a client names `application/graphql-response+json` and gives `application/json` no higher weight. A
 * client that sends no `Accept`, or only wildcards, gets JSON with status 200, as Hasura's clients expect.
 *
 * See https://graphql.github.io/graphql-over-http/draft/#sec-Media-Types
 */
export function wantsGraphqlResponse(accept = ''): boolean {
  const weight = new Map(accept.split(',').map(readEntry));
  const wanted = weight.get(GRAPHQL_RESPONSE) ?? 0;

  return wanted > 0 && wanted >= (weight.get('application/json') ?? 0);
}

function readEntry(entry: string): [type: string, weight: number] {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));

  return [type, given === undefined ? 1 : Number(given.slice(2)) || 0];
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Tells whether a body is JSON. Forms and plain text are refused: a foreign page can send them without a preflight. */
export const isJson = (contentType = ''): boolean => JSON_TYPE.test(contentType);
