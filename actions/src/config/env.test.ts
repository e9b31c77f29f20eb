import { describe, expect, it } from 'vitest';
import { readEnv, warningsOf } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://localhost/x',
  KEYCLOAK_URL: 'http://localhost:1',
  PUBLIC_URL: 'http://localhost:3000',
  WEB_CLIENT_SECRET: 'w',
  ACTIONS_CLIENT_SECRET: 'a',
  API_READER_CLIENT_SECRET: 'r',
  API_EDITOR_CLIENT_SECRET: 'e',
  API_MAILING_CLIENT_SECRET: 'm',
  ACTION_SECRET: 's'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  COOKIE_SECRET: 'k'.repeat(32),
  LIMIT_SECRET: 'l'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  TICKET_SECRET: 't'.repeat(32),
  LINK_SECRET: 'l'.repeat(32),
};

describe('readEnv', () => {
  it('reads a complete environment', () => {
    expect(readEnv({ ...complete, ACTIONS_PORT: '81', TURNSTILE_SECRET_KEY: '' })).toMatchObject({
      ACTIONS_PORT: 81,
      KEYCLOAK_REALM: 'hosting',
      TURNSTILE_SECRET_KEY: '',
    });
  });

  it('reads a new secret and the previous one from one variable, and refuses one that is too short', () => {
    const [fresh, before] = ['n'.repeat(32), 'o'.repeat(32)];

    expect(readEnv({ ...complete, COOKIE_SECRET: `${fresh}, ${before}` }).COOKIE_SECRET).toEqual([
      fresh,
      before,
    ]);
    expect(() => readEnv({ ...complete, COOKIE_SECRET: `${fresh},old` })).toThrow(/COOKIE_SECRET/);
    expect(() => readEnv({ ...complete, TICKET_SECRET: '' })).toThrow(/TICKET_SECRET is a required field/);
  });

  it('names every faulty variable in one error, which shows no secret', () => {
    const read = () =>
      readEnv({ ...complete, DATABASE_URL: 'mysql://x', PUBLIC_URL: '', ACTION_SECRET: 'too-short' });

    expect(read).toThrow(/DATABASE_URL must start with postgres.*/);
    expect(read).toThrow(/PUBLIC_URL is a required field/);
    expect(read).toThrow(/ACTION_SECRET must be at least 32 characters/);
    expect(read).not.toThrow(/too-short/);
  });

  it.each([
    ['BOUNCE_ADDRESS', 'bounces+{token}@hosting.test', 'bounces {token}@hosting.test'],
    ['BOUNCE_ADDRESS', 'bounces@hosting.test', '{token}'],
    ['IMAP_URL', 'imaps://me%40hosting.test:s3cret@mail.test/INBOX', 'imaps://me:s3cret/[x'],
    ['IMAP_URL', 'imap://127.0.0.1', 'https://s3cret.test'],
  ])('accepts a valid %s (%s) and refuses an invalid one (%s)', (name, right, wrong) => {
    expect(readEnv({ ...complete, [name]: right })).toHaveProperty(name, right);
    expect(() => readEnv({ ...complete, [name]: wrong })).toThrow(`${name} must be`);
    expect(() => readEnv({ ...complete, [name]: wrong })).not.toThrow('s3cret');
  });

  it('trusts proxies on this machine by default, or the addresses and networks that the setting names', () => {
    const read = (ACTIONS_TRUSTED_PROXIES: string) =>
      readEnv({ ...complete, ACTIONS_TRUSTED_PROXIES }).ACTIONS_TRUSTED_PROXIES;

    expect(read('')).toEqual(['loopback']);
    expect(read('10.0.0.0/8, fd00::1,uniquelocal')).toEqual(['10.0.0.0/8', 'fd00::1', 'uniquelocal']);
    for (const wrong of ['web', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', '10.0.0.0/x']) {
      expect(() => read(wrong)).toThrow(
        `ACTIONS_TRUSTED_PROXIES[0] names "${wrong}", which is no address or network`,
      );
    }
  });
});

describe('warningsOf', () => {
  it.each([
    ['http://localhost:3000', '', 0],
    ['http://127.0.0.1:3000', '', 0],
    ['https://hosting.example', '10.0.0.1', 0],
    ['https://hosting.example', '', 1],
  ])(
    'for PUBLIC_URL %s and TRUSTED_PROXIES "%s" returns this many warnings: %i',
    (PUBLIC_URL, TRUSTED_PROXIES, count) => {
      expect(warningsOf(readEnv({ ...complete, PUBLIC_URL, TRUSTED_PROXIES }))).toHaveLength(count);
    },
  );
});
