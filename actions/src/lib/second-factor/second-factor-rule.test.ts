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

function makeRule({ isRequired = true, otps = [] as string[] } = {}) {
  const deps = {
    isRequired,
    keycloak: { endSession: vi.fn(async () => undefined) },
    keycloakAdmin: { listOtps: vi.fn(async () => otps) },
    tickets: createTickets(['secret']),
    hadSecondFactor: vi.fn(async () => false),
  };
  return { ...deps, rule: createSecondFactorRule(deps) };
}

describe('the rule of the second factor', () => {
  it('asks nobody where it is off', async () => {
    const { rule, keycloak } = makeRule({ isRequired: false });

    await rule.admitPassword(ofAdmin, false);
    await rule.admitGoogle(ofAdmin);
    await rule.admitRefresh(ofAdmin);

    expect(keycloak.endSession).not.toHaveBeenCalled();
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
    const { rule, keycloak, hadSecondFactor } = makeRule();

    await expect(rule.admitRefresh(ofAdmin)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(keycloak.endSession).toHaveBeenCalledWith('r');
    hadSecondFactor.mockResolvedValue(true);
    await rule.admitRefresh(ofAdmin);
    expect(hadSecondFactor).toHaveBeenCalledWith('s1');
  });

  it('ends no session because the database is away, and hands out nothing meanwhile', async () => {
    const { rule, keycloak, hadSecondFactor } = makeRule();
    hadSecondFactor.mockRejectedValue(new Error('down'));

    await expect(rule.admitRefresh(ofAdmin)).rejects.toThrow(KeycloakUnavailable);
    expect(keycloak.endSession).not.toHaveBeenCalled();
  });
});
