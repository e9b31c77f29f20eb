/** Largest number of characters that Keycloak accepts in a name; the actions service has this limit too. */
export const NAME_MAX_LENGTH = 255;

/** Characters that Keycloak refuses in a name; the actions service has this list too. */
const NOT_OF_A_NAME = /[<>&"$%!#?§;*~/\\|^=[\]{}()\p{Cc}]/u;

/** Returns whether the identity server accepts all characters of a name. */
export const hasNameCharacters = (name: string): boolean => !NOT_OF_A_NAME.test(name);
