/**
 * Close codes and reasons of a socket whose key is revoked: in order, or cut off where the engine is too busy to close
 * it within a tenth of a second.
 */
export const ENDS_OF_REVOKED = [
  [4401, 'token-revoked'],
  [1006, ''],
];

/** The same for a key that allows less than before: with another token the socket may open again. */
export const ENDS_OF_NARROWED = [
  [4403, 'token-revoked'],
  [1006, ''],
];
