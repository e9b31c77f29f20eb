/** The rule of the realm's policy that a password breaks: Keycloak's message key and its English text. */
export type PolicyFault = { key: string; text: string };

/**
 * Returns the rule of a policy such as `length(6)` that a password breaks, undefined where it breaks none. No other
 * policy is known here; see https://www.keycloak.org/docs/latest/server_admin/#_password-policies
 */
export function checkPasswordPolicy(policy: string | undefined, password: string): PolicyFault | undefined {
  if (!policy?.trim()) return undefined;
  const [, length] = /^\s*length\((\d+)\)\s*$/.exec(policy) ?? [];
  if (length === undefined) throw new Error(`The password policy is "${policy}", which is not known here.`);

  return password.length < Number(length)
    ? { key: 'invalidPasswordMinLengthMessage', text: `Invalid password: minimum length ${length}.` }
    : undefined;
}
