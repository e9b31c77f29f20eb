/** Characters; what Keycloak takes at most, as the actions service has it. */
export const NAME_MAX_LENGTH = 255;

/** What Keycloak takes for no part of a name, as the actions service has it. */
const NOT_OF_A_NAME = /[<>&"$%!#?§;*~/\\|^=[\]{}()\p{Cc}]/u;

/** Whether a name can be one for the identity server. */
export const hasNameCharacters = (name: string): boolean => !NOT_OF_A_NAME.test(name);
