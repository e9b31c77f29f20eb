import { describe, expect, it, vi } from 'vitest';
import { KeycloakRefusal, KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { createSecondFactorRule, ENROLMENT } from './second-factor-rule.ts';
import { createTickets } from './tickets.ts';

function makeTokens(...roles: string[]) {
  const claims = {
    sub: 'u1',
    sid: 's1',
    'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': roles },
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { access_token: `h.${payload}.s`, refresh_token: 'r', token_type: 'Bearer', expires_in: 300 };
}
const ofAdmin = makeTokens('user', 'site_admin');
const ofClient = makeTokens('user');

const BY_PASSWORD = { method: 'password', secondFactor: false } as const;
const BY_CODE = { method: 'password', secondFactor: true } as const;
const BY_GOOGLE = { method: 'google', secondFactor: false } as const;

type Begun = typeof BY_PASSWORD | typeof BY_CODE | typeof BY_GOOGLE;

function makeRule({ isRequired = true, otps = [] as string[], begun = BY_PASSWORD as Begun } = {}) {
  const deps = {
    isRequired,
    keycloak: { endSession: vi.fn(async () => undefined) },
    keycloakAdmin: { listOtps: vi.fn(async () => otps) },
    tickets: createTickets(['secret']),
    findSignIn: vi.fn(async (): Promise<Begun | undefined> => begun),
  };
  return { ...deps, rule: createSecondFactorRule(deps) };
}

describe('the rule of the second factor', () => {
  it('asks no administrator who signs in by password for a code if REQUIRE_SECOND_FACTOR is off', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, otps: ['app'] });

    await rule.admitPassword(ofAdmin, false);
    await rule.admitRefresh(ofAdmin);

    expect(keycloak.endSession).not.toHaveBeenCalled();
    expect(keycloakAdmin.listOtps).not.toHaveBeenCalled();
  });

  it('refuses an administrator with an app who signs in by Google, even if REQUIRE_SECOND_FACTOR is off', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, otps: ['app'] });

    await expect(rule.admitGoogle(ofAdmin)).rejects.toMatchObject({ error: 'second_factor_required' });
    expect(keycloakAdmin.listOtps).toHaveBeenCalledWith('u1');
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('admits an administrator without an app who signs in by Google if REQUIRE_SECOND_FACTOR is off', async () => {
    const { rule, keycloak } = makeRule({ isRequired: false, begun: BY_GOOGLE });

    await rule.admitGoogle(ofAdmin);
    await rule.admitRefresh(ofAdmin);

    expect(keycloak.endSession).not.toHaveBeenCalled();
  });

  it('ends a new session by Google if Keycloak cannot tell whether the account has an app', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false });
    keycloakAdmin.listOtps.mockRejectedValue(new Error('down'));

    await expect(rule.admitGoogle(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('ends a session by Google at its refresh once the account has an app, even if it is not required', async () => {
    const { rule, keycloak } = makeRule({ isRequired: false, otps: ['app'], begun: BY_GOOGLE });

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('treats a session whose sign-in is not recorded as one by Google', async () => {
    const { rule, keycloak, findSignIn } = makeRule({ isRequired: false, otps: ['app'] });
    findSignIn.mockResolvedValue(undefined);

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('asks Keycloak for the apps of administrators only', async () => {
    const { rule, keycloakAdmin, findSignIn } = makeRule({ isRequired: false, otps: ['app'] });

    await rule.admitGoogle(ofClient);
    await rule.admitRefresh(ofClient);

    expect(keycloakAdmin.listOtps).not.toHaveBeenCalled();
    expect(findSignIn).not.toHaveBeenCalled();
  });

  it('refuses administrators, but not clients, who sign in by Google if REQUIRE_SECOND_FACTOR is on', async () => {
    const { rule, keycloak } = makeRule({ otps: ['app'] });

    await expect(rule.admitGoogle(ofAdmin)).rejects.toThrow(KeycloakRefusal);
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    await rule.admitGoogle(ofClient);
    expect(keycloak.endSession).toHaveBeenCalledTimes(1);
  });

  it('gives an administrator who used no code a ticket to set up an app instead of a session', async () => {
    const { rule, keycloak, tickets } = makeRule();

    const refusal = await rule.admitPassword(ofAdmin, false).catch((error: unknown) => error);

    expect(refusal).toMatchObject({ code: 'second-factor-required' });
    const { enrolment_token: ticket } = (refusal as { details: { enrolment_token: string } }).details;
    expect(await tickets.read(ticket, ENROLMENT)).toMatchObject({ userId: 'u1' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    await rule.admitPassword(ofAdmin, true);
    await rule.admitPassword(ofClient, false);
  });

  it('counts a code as second factor only if the account has an app', async () => {
    expect(await makeRule().rule.hasCode(ofAdmin, '123456')).toBe(false);
    expect(await makeRule({ otps: ['app'] }).rule.hasCode(ofAdmin, '123456')).toBe(true);
    expect(await makeRule({ otps: ['app'] }).rule.hasCode(ofAdmin, '')).toBe(false);
  });

  it('refreshes the session of an administrator that began with a code, and ends one that did not', async () => {
    const { rule, keycloak, findSignIn } = makeRule();

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    findSignIn.mockResolvedValue(BY_CODE);
    await rule.admitRefresh(ofAdmin);
    expect(findSignIn).toHaveBeenCalledWith('s1');
  });

  it('refuses a refresh but ends no session while the database is unavailable', async () => {
    const { rule, keycloak, findSignIn } = makeRule();
    findSignIn.mockRejectedValue(new Error('down'));

    await expect(rule.admitRefresh(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).not.toHaveBeenCalled();
  });

  it('refuses a refresh but ends no session while Keycloak cannot list the apps', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, begun: BY_GOOGLE });
    keycloakAdmin.listOtps.mockRejectedValue(new Error('down'));

    await expect(rule.admitRefresh(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).not.toHaveBeenCalled();
  });
});
