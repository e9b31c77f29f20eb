export const RETRY_AFTER_S = 2;

type Body = {
  message: string;
  extensions: { code: string };
  /** Errors in the form that GraphQL clients understand. */
  errors?: Array<{ message: string; extensions: { code: string; path: string } }>;
  /** Error in the form that OpenID clients understand. */
  error?: string;
  error_description?: string;
};
export type Refusal = { status: number; body: Body };

/** Returns one body that clients of GraphQL, of OpenID and of our own endpoints understand. */
export const refusal = (status: number, code: string, message: string, oauthError?: string): Refusal => ({
  status,
  body: {
    message,
    extensions: { code },
    errors: [{ message, extensions: { code, path: '$' } }],
    ...(oauthError === undefined ? {} : { error: oauthError, error_description: message }),
  },
});

/** Answers that this server gives itself instead of an upstream. */
export const REFUSALS = {
  unavailable: refusal(
    503,
    'service-unavailable',
    'The service is not available at the moment. Please try again shortly.',
    'temporarily_unavailable',
  ),
  tooManyRequests: refusal(429, 'too-many-requests', 'Too many requests. Please wait a moment.'),
  tooManyOpen: refusal(
    429,
    'too-many-open',
    'Too many open requests or connections of one address. Please wait until some have ended.',
  ),
  tooBusy: refusal(
    503,
    'too-busy',
    'The server is too busy: too many long requests are under way. Please try again shortly.',
  ),
  adminSecret: refusal(
    403,
    'admin-secret-refused',
    'The admin secret is not accepted at the public address; it works inside alone.',
  ),
  tokenRevoked: refusal(
    401,
    'token-revoked',
    'The key of this token was revoked, has expired or allows less than before. Change the key for another token.',
    'invalid_token',
  ),
  keyAddress: refusal(
    403,
    'api-key-address-refused',
    'The key of this token names the addresses it may be used from, and this request comes from another.',
  ),
  keyOrigin: refusal(
    403,
    'api-key-origin-refused',
    'The key of this token names the origins of pages that may use it, and this request comes from none of them.',
  ),
  keyInvalid: refusal(
    401,
    'api-key-invalid',
    'This is no key of ours. A key is sent as Authorization: Bearer hfk_… or as x-api-key: hfk_….',
    'invalid_token',
  ),
  keyMisplaced: refusal(
    401,
    'api-key-invalid',
    'The Authorization header holds a key in a form that is not read. Send it as Authorization: Bearer hfk_… or as x-api-key: hfk_….',
    'invalid_token',
  ),
  credentialsAmbiguous: refusal(
    400,
    'credentials-ambiguous',
    'The request has x-api-key and Authorization. Send a key or a token, not both.',
    'invalid_request',
  ),
  keyInAddress: refusal(
    400,
    'api-key-in-address',
    'A key does not belong in an address, where logs keep it. Send it as Authorization: Bearer hfk_… or as x-api-key, and have this key replaced.',
    'invalid_request',
  ),
  keyNotHere: refusal(
    400,
    'api-key-not-here',
    'A key works at /v1/graphql, /api/rest and /uploads, and POST /keys/token exchanges it for a token.',
    'invalid_request',
  ),
  originNotAllowed: refusal(
    403,
    'origin-not-allowed',
    'Pages of other sites may open no socket here, unless CORS_ORIGINS or an API key names their site.',
  ),
  foreignMutation: refusal(
    403,
    'origin-not-allowed',
    'Pages of other sites may send queries here and nothing else, unless CORS_ORIGINS names their site.',
  ),
  notJson: refusal(415, 'content-type-not-json', 'The content type must be application/json.'),
  methodNotAllowed: refusal(
    405,
    'method-not-allowed',
    'GraphQL is asked by POST, queries by GET too, and subscriptions over a WebSocket.',
  ),
  apiNotFound: refusal(
    404,
    'not-found',
    'There is nothing at this address. The API is at /v1/graphql (GraphQL by POST, queries by GET, subscriptions over a WebSocket) and /api/rest/<name> (saved operations; /api/rest/openapi.json lists them), and POST /keys/token exchanges a key.',
  ),
  notFound: refusal(404, 'not-found', 'There is nothing at this address.'),
  requestInvalid: refusal(400, 'request-invalid', 'This is no well-formed HTTP request.'),
  headersTooLarge: refusal(431, 'request-invalid', "The request's headers are too large."),
  tooSlow: refusal(408, 'request-timeout', 'The request did not arrive in time.'),
  pathInvalid: refusal(400, 'path-invalid', 'This address is not well formed.'),
} satisfies Record<string, Refusal>;
