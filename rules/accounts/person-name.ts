import { hasText } from '../text/has-text.ts';

/** Upper bound for the characters of a first or last name in Keycloak's user profile. */
export const NAME_MAX_LENGTH = 255;

/** Characters that Keycloak's user profile refuses in a name (its validator person-name-prohibited-characters). */
const NOT_OF_A_NAME = /[<>&"$%!#?§;*~/\\|^=[\]{}()\p{Cc}\u2028\u2029]/u;

/** Tells whether Keycloak accepts the characters of a name. */
export const hasNameCharacters = (name: string): boolean => !NOT_OF_A_NAME.test(name);

/** Tells whether a name, if there is one, can be seen and Keycloak accepts it. */
export const isPersonName = (name: string): boolean =>
  name === '' || (hasText(name) && hasNameCharacters(name));
