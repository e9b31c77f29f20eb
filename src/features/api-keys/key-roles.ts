/** API roles that a key can have. */
export const KEY_ROLES = ['reader', 'editor', 'mailing'] as const;
