/** Characters; what Keycloak's user profile takes at most. */
export const NAME_MAX_LENGTH = 255;

/** What Keycloak's user profile takes for no part of a name (its validator person-name-prohibited-characters). */
const NOT_OF_A_NAME = /[<>&"$%!#?§;*~/\\|^=[\]{}()\p{Cc}]/u;

/** Whether Keycloak takes a name's characters. */
export const hasNameCharacters = (name: string): boolean => !NOT_OF_A_NAME.test(name);
