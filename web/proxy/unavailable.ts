export const RETRY_AFTER_S = 2;
const MESSAGE = 'The service is not available at the moment. Please try again shortly.';

/** What a client of GraphQL understands. */
export const graphqlUnavailable = {
  errors: [{ message: MESSAGE, extensions: { code: 'service-unavailable', path: '$' } }],
};

/** What a client of OpenID and our own endpoints understands. */
export const serviceUnavailable = {
  error: 'temporarily_unavailable',
  error_description: MESSAGE,
  message: MESSAGE,
  extensions: { code: 'service-unavailable' },
};

/** What a client of GraphQL understands when it asked too often. */
export const graphqlTooMany = {
  errors: [
    {
      message: 'Too many requests. Please wait a moment.',
      extensions: { code: 'too-many-requests', path: '$' },
    },
  ],
};
