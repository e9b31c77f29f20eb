import { describe, expect, it, vi } from 'vitest';
import { KeycloakRefusal, KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { createIdentityProof, readCode } from './prove-identity.ts';

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 300 };
const wrong = new KeycloakRefusal('invalid_grant', 'Invalid user credentials');
const given = { username: 'salma@example.test', password: 'right', code: '', codesOf: 'salma' };

/**
 * Makes the clients for an account whose password is `right`, with an authenticator app that shows `code`, if given.
 */
function makeDeps({ code }: { code?: string } = {}) {
  const grants = (isRight: (grant: Record<string, string>) => boolean) => ({
    requestTokens: vi.fn(async (grant: Record<string, string>) => {
      if (grant['password'] === 'right' && isRight(grant)) return tokens;
      throw wrong;
    }),
    endSession: vi.fn(async () => undefined),
  });
  return {
    keycloak: grants(({ totp }) => code === undefined || totp === code),
    passwordCheck: grants(() => true),
    wrongCodes: { take: vi.fn(async () => 0), clear: vi.fn(async () => undefined) },
  };
}

describe('createIdentityProof', () => {
  it('asks Keycloak once if the password is right and the account has no authenticator app', async () => {
    const deps = makeDeps();

    expect(await createIdentityProof(deps)(given)).toEqual({ kind: 'right', tokens });
    expect(deps.passwordCheck.requestTokens).not.toHaveBeenCalled();
  });

  it('asks for a code only after the right password', async () => {
    const prove = createIdentityProof(makeDeps({ code: '123456' }));

    expect(await prove(given)).toEqual({ kind: 'code-required' });
    expect(await prove({ ...given, password: 'x' })).toEqual({ kind: 'password-wrong' });
    expect(await prove({ ...given, password: 'x', code: '123456' })).toEqual({ kind: 'password-wrong' });
  });

  it('accepts password and code, counts the code before it tries it, and then resets the count', async () => {
    const deps = makeDeps({ code: '123456' });

    expect(await createIdentityProof(deps)({ ...given, code: '123456' })).toEqual({ kind: 'right', tokens });
    expect(deps.keycloak.requestTokens).toHaveBeenCalledWith(expect.objectContaining({ totp: '123456' }));
    expect(deps.wrongCodes.take.mock.invocationCallOrder[0]).toBeLessThan(
      deps.keycloak.requestTokens.mock.invocationCallOrder[0]!,
    );
    expect(deps.wrongCodes.clear).toHaveBeenCalledWith('salma');
  });

  it('counts a wrong code, and tries no code beyond the limit', async () => {
    const deps = makeDeps({ code: '123456' });
    const prove = createIdentityProof(deps);

    expect(await prove({ ...given, code: '000000' })).toEqual({ kind: 'code-wrong' });
    expect(deps.wrongCodes.clear).not.toHaveBeenCalled();
    deps.wrongCodes.take.mockResolvedValue(60);
    expect(await prove({ ...given, code: '123456' })).toEqual({ kind: 'too-many-codes', waitS: 60 });
    expect(deps.keycloak.requestTokens).toHaveBeenCalledTimes(1);
  });

  it('counts no code that comes with a wrong password, so a stranger uses up no attempts of the owner', async () => {
    const deps = makeDeps({ code: '123456' });

    await createIdentityProof(deps)({ ...given, password: 'x', code: '000000' });

    expect(deps.wrongCodes.take).not.toHaveBeenCalled();
  });

  it('ends the session that Keycloak opened for the check of the password', async () => {
    const deps = makeDeps({ code: '123456' });

    await createIdentityProof(deps)(given);

    expect(deps.passwordCheck.endSession).toHaveBeenCalledWith('r');
  });

  it.each([
    new KeycloakUnavailable('down'),
    new KeycloakRefusal('invalid_grant', 'Account is not fully set up'),
  ])('passes on the error "%s" instead of calling the password wrong', async (failure) => {
    const deps = makeDeps();
    deps.keycloak.requestTokens.mockRejectedValue(failure);

    await expect(createIdentityProof(deps)(given)).rejects.toBe(failure);
  });
});

describe('readCode', () => {
  it.each([
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['abc', 'abc'],
    ['', ''],
  ])('reads the code "%s" as "%s"', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
