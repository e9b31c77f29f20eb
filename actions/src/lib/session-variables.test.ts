import { describe, expect, it } from 'vitest';
import { requireAdministrator, requireMailingRole } from './session-variables.ts';

const session = (role: string) => ({ 'x-hasura-role': role, 'x-hasura-user-id': 'a1' });
const refused = expect.objectContaining({ code: 'role-required', status: 403 });

describe('requireMailingRole', () => {
  it.each(['site_admin', 'mailing'])('accepts the role %s', (role) => {
    expect(requireMailingRole(session(role))).toBe('a1');
  });

  it.each(['user', 'reader', 'editor', 'admin', ''])('refuses the role "%s"', (role) => {
    expect(() => requireMailingRole(session(role))).toThrow(refused);
  });

  it('refuses a session without a user id', () => {
    expect(() => requireMailingRole({ 'x-hasura-role': 'mailing' })).toThrow(refused);
  });
});

describe('requireAdministrator', () => {
  it('accepts an administrator, and refuses the API role mailing', () => {
    expect(requireAdministrator(session('site_admin'))).toBe('a1');
    expect(() => requireAdministrator(session('mailing'))).toThrow(refused);
  });
});
