import { describe, expect, it } from 'vitest';
import { signInLine } from './sign-in-line.ts';

const MADE = 'Xq3-made-at-start';
const CHOSEN = 'correct-horse-battery';
const publicUrl = 'https://host.test';

type Case = { password?: string; made?: boolean | undefined; given?: string; isOpen: boolean | undefined };

const lineOf = ({ password = MADE, made, given, isOpen }: Case): string =>
  signInLine({
    env: { DATA_DIR: '/data', ADMIN_PASSWORD: given },
    secrets: { adminEmail: 'admin@host.test', adminPassword: password, adminPasswordMade: made },
    publicUrl,
    isOpen,
  });

describe('the line of `npm start` about signing in as administrator', () => {
  it('shows the generated password while it is valid', () => {
    expect(lineOf({ made: true, isOpen: true })).toBe(`admin@host.test  ${MADE}`);
  });

  it.each([true, undefined])(
    'names "Forgot password?" once the administrator has chosen another password (generated: %s)',
    (made) => {
      const line = lineOf({ made, given: MADE, isOpen: false });

      expect(line).toBe(
        'https://host.test/auth#admin  with the password that was chosen ("Forgot password?" mails a link)',
      );
    },
  );

  it.each([
    ['of the environment', { given: CHOSEN, isOpen: true }, 'with ADMIN_PASSWORD'],
    ['of an earlier environment', { isOpen: true }, 'with adminPassword in /data/secrets.json, until'],
    [
      'that could not be checked',
      { given: CHOSEN, isOpen: undefined },
      'with adminPassword in /data/secrets.json',
    ],
  ])('never shows a chosen password: one %s', (_, rest, expected) => {
    const line = lineOf({ password: CHOSEN, ...rest });

    expect(line).toContain(`admin@host.test  ${expected}`);
    expect(line).not.toContain(CHOSEN);
  });

  it('does not show a generated password if it could not be checked whether it is still valid', () => {
    expect(lineOf({ made: true, isOpen: undefined })).not.toContain(MADE);
  });
});
