import { describe, expect, it } from 'vitest';
import { requireAdministrator, requireMailingRole } from './session-variables.ts';

const session = (role: string) => ({ 'x-hasura-role': role, 'x-hasura-user-id': 'a1' });
const refused = expect.objectContaining({ code: 'role-required', status: 403 });

describe('who may mail', () => {
  it.each(['site_admin', 'mailing'])('%s', (role) => {
    expect(requireMailingRole(session(role))).toBe('a1');
  });

  it.each(['user', 'reader', 'editor', 'admin', ''])('not "%s"', (role) => {
    expect(() => requireMailingRole(session(role))).toThrow(refused);
  });

  it('a session without a user id may not mail', () => {
    expect(() => requireMailingRole({ 'x-hasura-role': 'mailing' })).toThrow(refused);
  });
});

describe('who is an administrator', () => {
  it('is no program', () => {
    expect(requireAdministrator(session('site_admin'))).toBe('a1');
    expect(() => requireAdministrator(session('mailing'))).toThrow(refused);
  });
});
