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
  it('asks for no code at a sign-in by password where it is off', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, otps: ['app'] });

    await rule.admitPassword(ofAdmin, false);
    await rule.admitRefresh(ofAdmin);

    expect(keycloak.endSession).not.toHaveBeenCalled();
    expect(keycloakAdmin.listOtps).not.toHaveBeenCalled();
  });

  it('gives an administrator who has an app no session by Google, even where it is off', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, otps: ['app'] });

    await expect(rule.admitGoogle(ofAdmin)).rejects.toMatchObject({ error: 'second_factor_required' });
    expect(keycloakAdmin.listOtps).toHaveBeenCalledWith('u1');
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('gives an administrator without an app a session by Google where it is off', async () => {
    const { rule, keycloak } = makeRule({ isRequired: false, begun: BY_GOOGLE });

    await rule.admitGoogle(ofAdmin);
    await rule.admitRefresh(ofAdmin);

    expect(keycloak.endSession).not.toHaveBeenCalled();
  });

  it('gives no session by Google while it can not tell whether there is an app, and ends it', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false });
    keycloakAdmin.listOtps.mockRejectedValue(new Error('down'));

    await expect(rule.admitGoogle(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('ends a session by Google once the account has an app, even where it is off', async () => {
    const { rule, keycloak } = makeRule({ isRequired: false, otps: ['app'], begun: BY_GOOGLE });

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('takes a session without a record for one by Google', async () => {
    const { rule, keycloak, findSignIn } = makeRule({ isRequired: false, otps: ['app'] });
    findSignIn.mockResolvedValue(undefined);

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
  });

  it('lists the apps of administrators alone', async () => {
    const { rule, keycloakAdmin, findSignIn } = makeRule({ isRequired: false, otps: ['app'] });

    await rule.admitGoogle(ofClient);
    await rule.admitRefresh(ofClient);

    expect(keycloakAdmin.listOtps).not.toHaveBeenCalled();
    expect(findSignIn).not.toHaveBeenCalled();
  });

  it('gives an administrator by Google no session at all: Keycloak asks for no code there', async () => {
    const { rule, keycloak } = makeRule({ otps: ['app'] });

    await expect(rule.admitGoogle(ofAdmin)).rejects.toThrow(KeycloakRefusal);
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    await rule.admitGoogle(ofClient);
    expect(keycloak.endSession).toHaveBeenCalledTimes(1);
  });

  it('gives an administrator without a code a ticket in place of the session', async () => {
    const { rule, keycloak, tickets } = makeRule();

    const refusal = await rule.admitPassword(ofAdmin, false).catch((error: unknown) => error);

    expect(refusal).toMatchObject({ code: 'second-factor-required' });
    const { enrolment_token: ticket } = (refusal as { details: { enrolment_token: string } }).details;
    expect(await tickets.read(ticket, ENROLMENT)).toMatchObject({ userId: 'u1' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    await rule.admitPassword(ofAdmin, true);
    await rule.admitPassword(ofClient, false);
  });

  it('takes a code for one only where the account has an app', async () => {
    expect(await makeRule().rule.hasCode(ofAdmin, '123456')).toBe(false);
    expect(await makeRule({ otps: ['app'] }).rule.hasCode(ofAdmin, '123456')).toBe(true);
    expect(await makeRule({ otps: ['app'] }).rule.hasCode(ofAdmin, '')).toBe(false);
  });

  it('lets a session go on that began with a code, and ends any other of an administrator', async () => {
    const { rule, keycloak, findSignIn } = makeRule();

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    findSignIn.mockResolvedValue(BY_CODE);
    await rule.admitRefresh(ofAdmin);
    expect(findSignIn).toHaveBeenCalledWith('s1');
  });

  it('ends no session at a refresh because the database is away, and hands out nothing meanwhile', async () => {
    const { rule, keycloak, findSignIn } = makeRule();
    findSignIn.mockRejectedValue(new Error('down'));

    await expect(rule.admitRefresh(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).not.toHaveBeenCalled();
  });

  it('ends no session at a refresh because apps can not be listed, and hands out nothing meanwhile', async () => {
    const { rule, keycloak, keycloakAdmin } = makeRule({ isRequired: false, begun: BY_GOOGLE });
    keycloakAdmin.listOtps.mockRejectedValue(new Error('down'));

    await expect(rule.admitRefresh(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).not.toHaveBeenCalled();
  });
});
