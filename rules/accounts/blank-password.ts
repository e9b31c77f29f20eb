/** Tells whether Keycloak takes a password for an empty one: it has only blanks and control characters of ASCII. */
export const isBlankPassword = (password: string): boolean => /^[\0- ]*$/.test(password);
