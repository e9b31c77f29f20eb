/** Thrown if Keycloak refuses an account: another account has its email, or its email or another field is not valid. */
export class AccountRefusal extends Error {
  readonly reason: 'taken' | 'email' | 'field';

  constructor(message: string, reason: AccountRefusal['reason']) {
    super(message);
    this.reason = reason;
  }
}

/** Throws where Keycloak's answer refuses the values of an account. */
export async function throwRefusal(response: Response): Promise<void> {
  if (response.status === 409) throw new AccountRefusal('The address is taken.', 'taken');
  if (response.status !== 400) return;
  const answer = await response.text();
  throw new AccountRefusal(answer, /"field"\s*:\s*"email"/.test(answer) ? 'email' : 'field');
}
