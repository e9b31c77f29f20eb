/** The rule of the realm's policy that a password breaks: Keycloak's message key and its English text. */
export type PolicyFault = { key: string; text: string };

type Rule = (password: string, limit: number, person: Person) => PolicyFault | undefined;
type Person = { username: string; email: string | null };

const count = (password: string, pattern: RegExp): number => password.match(pattern)?.length ?? 0;
const atLeast =
  (pattern: RegExp, key: string, what: string): Rule =>
  (password, limit) =>
    count(password, pattern) < limit
      ? { key, text: `Invalid password: must contain at least ${limit} ${what}.` }
      : undefined;

/** Keycloak's policies by name; see https://www.keycloak.org/docs/latest/server_admin/#_password-policies */
const RULES: Readonly<Record<string, Rule>> = {
  length: (password, limit) =>
    password.length < limit
      ? { key: 'invalidPasswordMinLengthMessage', text: `Invalid password: minimum length ${limit}.` }
      : undefined,
  maxLength: (password, limit) =>
    password.length > limit
      ? { key: 'invalidPasswordMaxLengthMessage', text: `Invalid password: maximum length ${limit}.` }
      : undefined,
  digits: atLeast(/\d/g, 'invalidPasswordMinDigitsMessage', 'numerical digits'),
  lowerCase: atLeast(/\p{Ll}/gu, 'invalidPasswordMinLowerCaseCharsMessage', 'lower case characters'),
  upperCase: atLeast(/\p{Lu}/gu, 'invalidPasswordMinUpperCaseCharsMessage', 'upper case characters'),
  specialChars: atLeast(/[^\p{L}\p{N}]/gu, 'invalidPasswordMinSpecialCharsMessage', 'special characters'),
  notUsername: (password, _limit, { username }) =>
    password.toLowerCase() === username
      ? {
          key: 'invalidPasswordNotUsernameMessage',
          text: 'Invalid password: must not be equal to the username.',
        }
      : undefined,
  notEmail: (password, _limit, { email }) =>
    email !== null && password.toLowerCase() === email
      ? { key: 'invalidPasswordNotEmailMessage', text: 'Invalid password: must not be equal to the email.' }
      : undefined,
};

/**
 * Returns the first rule of a policy such as `length(6) and digits(1)` that a password breaks, undefined where it
 * breaks none.
 */
export function checkPasswordPolicy(
  policy: string | undefined,
  password: string,
  person: Person,
): PolicyFault | undefined {
  for (const part of (policy ?? '').split(' and ').filter((text) => text.trim() !== '')) {
    const [, name = '', value = '1'] = /^\s*(\w+)(?:\((\w*)\))?\s*$/.exec(part) ?? [];
    const rule = RULES[name];
    if (rule === undefined)
      throw new Error(`The password policy has "${part.trim()}", which is not known here.`);
    const fault = rule(password, Number(value), person);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
