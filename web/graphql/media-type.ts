/** What GraphQL over HTTP answers in, with statuses that mean something. */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * Whether a client asks for `application/graphql-response+json`, and for nothing that it likes better. Who says nothing, or takes
 * anything, gets JSON with status 200 as Hasura's clients know it.
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

/** A form or plain text, which a foreign page can send without being asked, is no request. */
export const isJson = (contentType = ''): boolean => JSON_TYPE.test(contentType);
