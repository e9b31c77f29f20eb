import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://localhost/x',
  KEYCLOAK_URL: 'http://localhost:1',
  PUBLIC_URL: 'http://localhost:3000',
  WEB_CLIENT_SECRET: 'w',
  ACTIONS_CLIENT_SECRET: 'a',
  ACTION_SECRET: 's'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
};

describe('readEnv', () => {
  it('reads a complete environment', () => {
    expect(readEnv({ ...complete, ACTIONS_PORT: '81', TURNSTILE_SECRET_KEY: '' })).toMatchObject({
      ACTIONS_PORT: 81,
      KEYCLOAK_REALM: 'hosting',
      TURNSTILE_SECRET_KEY: '',
    });
  });

  it('names every fault in one error, and no value of a secret', () => {
    const read = () =>
      readEnv({ ...complete, DATABASE_URL: 'mysql://x', PUBLIC_URL: '', ACTION_SECRET: 'too-short' });

    expect(read).toThrow(/DATABASE_URL must start with postgres.*/);
    expect(read).toThrow(/PUBLIC_URL is a required field/);
    expect(read).toThrow(/ACTION_SECRET must be at least 32 characters/);
    expect(read).not.toThrow(/too-short/);
  });
});
