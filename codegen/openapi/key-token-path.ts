import { jsonContent, schemaRef, type JsonSchema } from './json-schema.ts';

const TEXT: JsonSchema = { type: 'string' };
const TOKEN: JsonSchema = {
  type: 'object',
  properties: {
    access_token: TEXT,
    token_type: { type: 'string', const: 'Bearer' },
    expires_in: { type: 'integer', description: 'Seconds until the token expires' },
  },
  required: ['access_token', 'token_type', 'expires_in'],
};
const KEY: JsonSchema = {
  type: 'object',
  properties: { key: { type: 'string', deprecated: true, description: 'The key, hfk_…' } },
};
const FORM: JsonSchema = {
  type: 'object',
  properties: {
    key: { type: 'string', deprecated: true, description: 'The key, hfk_…' },
    grant_type: { type: 'string', const: 'client_credentials' },
    client_id: TEXT,
    client_secret: { type: 'string', description: 'The key, hfk_…' },
  },
};

const refused = (description: string) => ({ description, ...jsonContent(schemaRef('refusal')) });

/** The address that exchanges a key for a token; it is beside the endpoints, not below them. */
export const KEY_TOKEN_PATH: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  post: {
    operationId: 'exchange_key',
    summary: 'Exchanges a key for a token',
    description:
      'For programs that send tokens; a key itself works at all endpoints too. The key is the secret of client_credentials, as client_secret of a form or by HTTP Basic. JSON, the field key, Authorization: Bearer and x-api-key are deprecated: they are answered with the header Deprecation, and the next release refuses them.',
    security: [{}, { key: [] }, { keyHeader: [] }],
    requestBody: {
      required: false,
      content: {
        'application/json': { schema: KEY },
        'application/x-www-form-urlencoded': { schema: FORM },
      },
    },
    responses: {
      200: { description: 'A token', ...jsonContent(TOKEN) },
      400: refused('Several keys, or another grant type than client_credentials'),
      401: refused('No key, or one that is unknown, revoked, expired or held'),
      403: refused('The key may not be used from this address or origin'),
      429: refused('Too many requests for tokens'),
      503: refused('The service is not available at the moment'),
    },
  },
};
