import { describe, expect, it, vi } from 'vitest';
import { ActionError } from '#actions/lib/action-error.ts';
import { KeycloakRefusal, KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import type { Proof, ProveIdentity } from '#actions/lib/second-factor/prove-identity.ts';
import { signIn, type SignInDeps } from './sign-in.ts';

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 300 };
const input = { email: ' Salma@Example.test ', password: 'right', captcha_token: 'solved' };

const visitor = { ip: '192.0.2.1', cookies: 'device=1' };

function makeDeps({
  checkCaptcha = vi.fn(async () => undefined),
  proveIdentity = vi.fn<ProveIdentity>(async () => ({ kind: 'right', tokens })),
} = {}) {
  return {
    checkCaptcha,
    limits: {
      take: vi.fn(async () => 0),
      giveBack: vi.fn(async () => undefined),
      succeed: vi.fn(async () => undefined),
    },
    device: { knownDevice: vi.fn((): string | undefined => 'device-1'), keep: vi.fn(() => ['device=2']) },
    proveIdentity,
    secondFactorRule: { hasCode: vi.fn(async () => false), admitPassword: vi.fn(async () => undefined) },
  } satisfies SignInDeps;
}

describe('signIn', () => {
  it('asks Keycloak after a right captcha, resets the count of failures and remembers the device', async () => {
    const deps = makeDeps();

    expect(await signIn(input, visitor, deps)).toEqual({
      tokens,
      secondFactor: false,
      locale: null,
      isKnownDevice: true,
      deviceCookies: ['device=2'],
    });
    expect(deps.checkCaptcha).toHaveBeenCalledWith('solved', '192.0.2.1');
    expect(deps.proveIdentity).toHaveBeenCalledWith({
      username: 'Salma@Example.test',
      password: 'right',
      code: '',
      codesOf: 'salma@example.test\0device-1',
    });
    const attempt = { email: 'salma@example.test', ip: '192.0.2.1', device: 'device-1' };
    expect(deps.device.knownDevice).toHaveBeenCalledWith('device=1', 'salma@example.test');
    expect(deps.limits.take).toHaveBeenCalledWith(attempt);
    expect(deps.limits.succeed).toHaveBeenCalledWith(attempt);
    expect(deps.device.keep).toHaveBeenCalledWith('device=1', 'salma@example.test');
  });

  it('does not ask Keycloak about the password if the captcha is wrong', async () => {
    const deps = makeDeps({
      checkCaptcha: vi.fn().mockRejectedValue(new ActionError('captcha-invalid', 'x')),
    });

    await expect(signIn(input, visitor, deps)).rejects.toMatchObject({ code: 'captcha-invalid' });
    expect(deps.proveIdentity).not.toHaveBeenCalled();
  });

  it.each([
    [30, '30 seconds'],
    [60, '1 minute'],
    [90, '2 minutes'],
  ])('tries no password beyond the limits, and says how long to wait (%i s)', async (waitS, time) => {
    const deps = makeDeps();
    deps.limits.take.mockResolvedValue(waitS);

    await expect(signIn(input, visitor, deps)).rejects.toMatchObject({
      code: 'sign-in-too-many-attempts',
      message: `Too many attempts to log in. Please try again in ${time}.`,
      details: { retryAfterSeconds: waitS },
    });
    expect(deps.proveIdentity).not.toHaveBeenCalled();
  });

  it.each([
    [new KeycloakRefusal('invalid_grant', 'Account disabled'), 'sign-in-invalid-credentials'],
    [new KeycloakRefusal('invalid_grant', 'Account is not fully set up'), 'sign-in-account-not-set-up'],
    [new KeycloakUnavailable('down'), 'sign-in-unavailable'],
  ])('answers the Keycloak error "%s" with the code %s', async (failure, code) => {
    const deps = makeDeps({ proveIdentity: vi.fn().mockRejectedValue(failure) });

    await expect(signIn(input, visitor, deps)).rejects.toMatchObject({ code });
    expect(deps.limits.succeed).not.toHaveBeenCalled();
    expect(deps.limits.giveBack).toHaveBeenCalledTimes(failure instanceof KeycloakUnavailable ? 1 : 0);
  });

  it.each<[Proof, string, number]>([
    [{ kind: 'password-wrong' }, 'sign-in-invalid-credentials', 0],
    [{ kind: 'code-required' }, 'sign-in-code-required', 1],
    [{ kind: 'code-wrong' }, 'sign-in-code-wrong', 0],
    [{ kind: 'too-many-codes', waitS: 60 }, 'sign-in-too-many-attempts', 0],
  ])(
    'answers the proof %j with %s, and counts the attempt unless only the second factor was missing',
    async (proof, code, givenBack) => {
      const deps = makeDeps({ proveIdentity: vi.fn(async () => proof) });

      await expect(signIn(input, visitor, deps)).rejects.toMatchObject({ code });
      expect(deps.limits.giveBack).toHaveBeenCalledTimes(givenBack);
      expect(deps.limits.succeed).not.toHaveBeenCalled();
    },
  );

  it('counts wrong codes from an unknown device by the account alone', async () => {
    const deps = makeDeps();
    deps.device.knownDevice.mockReturnValue(undefined);

    await signIn({ ...input, totp: '123 456' }, visitor, deps);

    expect(deps.proveIdentity).toHaveBeenCalledWith(
      expect.objectContaining({ code: '123456', codesOf: 'salma@example.test' }),
    );
  });

  it.each([{ ...input, email: ' ' }, { ...input, password: '' }, { captcha_token: 'solved' }])(
    'says in the words of the specification that email or password is missing: %j',
    async (incomplete) => {
      const deps = makeDeps();

      await expect(signIn(incomplete, visitor, deps)).rejects.toMatchObject({
        code: 'sign-in-credentials-missing',
        message: 'You must provide either an email or phone number and a password',
      });
      expect(deps.proveIdentity).not.toHaveBeenCalled();
      expect(deps.limits.take).not.toHaveBeenCalled();
    },
  );

  it.each([
    { ...input, email: `${'x'.repeat(255)}@example.test` },
    { ...input, password: 'p'.repeat(2_000) },
  ])('says only that the credentials are wrong if email or password is too long', async (wrong) => {
    const deps = makeDeps();

    await expect(signIn(wrong, visitor, deps)).rejects.toMatchObject({
      message: 'Invalid login credentials',
    });
    expect(deps.proveIdentity).not.toHaveBeenCalled();
    expect(deps.limits.take).not.toHaveBeenCalled();
  });
});
