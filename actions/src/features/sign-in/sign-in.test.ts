import { describe, expect, it, vi } from 'vitest';
import { ActionError } from '../../lib/action-error.ts';
import { KeycloakRefusal, KeycloakUnavailable } from '../../lib/keycloak-client.ts';
import { signIn, type SignInDeps } from './sign-in.ts';

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 300 };
const input = { email: ' Salma@Example.test ', password: 'right', captcha_token: 'solved' };

const makeLimit = () => ({ take: vi.fn(async () => 0), clear: vi.fn(async () => undefined) });

function makeDeps({
  checkCaptcha = vi.fn(async () => undefined),
  requestTokens = vi.fn(async () => tokens),
} = {}) {
  return {
    checkCaptcha,
    limits: { perAddress: makeLimit(), perEmail: makeLimit() },
    keycloak: { requestTokens, endSession: vi.fn(async () => undefined) },
  } satisfies SignInDeps;
}

describe('signIn', () => {
  it('asks Keycloak once the captcha is right, and forgets earlier failures', async () => {
    const deps = makeDeps();

    expect(await signIn(input, '192.0.2.1', deps)).toBe(tokens);
    expect(deps.checkCaptcha).toHaveBeenCalledWith('solved', '192.0.2.1');
    expect(deps.keycloak.requestTokens).toHaveBeenCalledWith({
      grant_type: 'password',
      scope: 'openid',
      username: 'Salma@Example.test',
      password: 'right',
    });
    expect(deps.limits.perEmail.take).toHaveBeenCalledWith('salma@example.test');
    expect(deps.limits.perEmail.clear).toHaveBeenCalledWith('salma@example.test');
  });

  it('tries no password without a right captcha', async () => {
    const deps = makeDeps({
      checkCaptcha: vi.fn().mockRejectedValue(new ActionError('captcha-invalid', 'x')),
    });

    await expect(signIn(input, '192.0.2.1', deps)).rejects.toMatchObject({ code: 'captcha-invalid' });
    expect(deps.keycloak.requestTokens).not.toHaveBeenCalled();
  });

  it.each([
    [30, '1 minute'],
    [90, '2 minutes'],
  ])('tries no password beyond the limits, and says how long they last (%i s)', async (waitS, time) => {
    const deps = makeDeps();
    deps.limits.perEmail.take.mockResolvedValue(waitS);

    await expect(signIn(input, '192.0.2.1', deps)).rejects.toMatchObject({
      code: 'sign-in-too-many-attempts',
      message: `Too many attempts to log in. Please try again in ${time}.`,
      details: { retryAfterSeconds: waitS },
    });
    expect(deps.keycloak.requestTokens).not.toHaveBeenCalled();
  });

  it.each([
    [new KeycloakRefusal('invalid_grant', 'Invalid user credentials'), 'sign-in-invalid-credentials'],
    [new KeycloakRefusal('invalid_grant', 'Account is not fully set up'), 'sign-in-account-not-set-up'],
    [new KeycloakUnavailable('down'), 'sign-in-unavailable'],
  ])('answers "%s" with %s', async (failure, code) => {
    const deps = makeDeps({ requestTokens: vi.fn().mockRejectedValue(failure) });

    await expect(signIn(input, '192.0.2.1', deps)).rejects.toMatchObject({ code });
    expect(deps.limits.perEmail.clear).not.toHaveBeenCalled();
  });

  it.each([
    { ...input, email: `${'x'.repeat(255)}@example.test` },
    { ...input, password: 'p'.repeat(2_000) },
    { ...input, email: '' },
    { ...input, password: '' },
  ])('says no more than that the credentials are wrong', async (wrong) => {
    const deps = makeDeps();

    await expect(signIn(wrong, '192.0.2.1', deps)).rejects.toMatchObject({
      message: 'Invalid login credentials',
    });
    expect(deps.keycloak.requestTokens).not.toHaveBeenCalled();
  });
});
