import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmTotp, type TotpDeps } from '#actions/features/manage-totp/manage-totp.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startActions } from '../start-actions.ts';

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

describe('an authenticator app', () => {
  const actions = useStarted(() => startActions());
  beforeAll(() => actions.identity.bindPasswordCheck());

  it.each([
    { moment: 'the password was checked', own: 'totp-expired', other: undefined },
    { moment: 'the app was added', own: undefined, other: 'code-required' },
  ])('is set up once if a second app is confirmed right after $moment', async ({ moment, ...codes }) => {
    const person = {
      email: `at-once-${codes.own ?? 'first'}@example.test`,
      password: 'Right-Password-5',
      role: 'admin',
    } as const;
    const userId = await actions.identity.addPerson(person);
    const session = { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': userId };
    const confirm = async (changes: Partial<TotpDeps> = {}) => {
      const begun = await actions.callAsAdmin('begin_totp', {}, userId);
      const { pending, secret } = begun.json<{ pending: string; secret: string }>();
      const given = { pending, code: codeOf(secret), password: person.password };
      const deps = { ...actions.services, ...changes };
      return confirmTotp(given, { session, ip: '192.0.2.7', userAgent: undefined }, deps).then(
        () => ({ secret, code: undefined }),
        ({ code }: { code: string }) => ({ secret, code }),
      );
    };
    const { keycloakAdmin, checkOwnPassword } = actions.services;
    let other: Awaited<ReturnType<typeof confirm>> | undefined;

    const own = await confirm({
      checkOwnPassword: async (...given) => {
        await checkOwnPassword(...given);
        if (codes.own !== undefined) other = await confirm();
      },
      keycloakAdmin: {
        ...keycloakAdmin,
        addOtp: async (...given) => {
          await keycloakAdmin.addOtp(...given);
          if (codes.own === undefined) other = await confirm();
        },
      },
    });

    expect({ own: own.code, other: other?.code }, moment).toEqual(codes);
    expect(await keycloakAdmin.listOtps(userId)).toHaveLength(1);
    const { secret = '' } = own.code === undefined ? own : (other ?? {});
    await actions.pool.query('delete from identity.used_code');
    const { response } = await actions.signIn({ ...person, totp: codeOf(secret) });
    expect(response.statusCode).toBe(200);
  });
});
