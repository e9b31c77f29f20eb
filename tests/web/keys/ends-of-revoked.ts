/**
 * Close codes and reasons of a socket whose key is revoked: in order, or cut off where the engine is too busy to close
 * it within a tenth of a second.
 */
export const ENDS_OF_REVOKED = [
  [4403, 'token-revoked'],
  [1006, ''],
];
