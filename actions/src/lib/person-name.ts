/** What Keycloak's user profile takes for no part of a name (its validator person-name-prohibited-characters). */
const NOT_OF_A_NAME = /[<>&"$%!#?§;*~/\\|^=[\]{}()\p{Cc}]/u;

/** Whether Keycloak takes a name's characters; how long it may be is for the caller to say. */
export const hasNameCharacters = (name: string): boolean => !NOT_OF_A_NAME.test(name);
