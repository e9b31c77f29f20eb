import { describe, expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites', () => {
    const cookie = createSessionCookie({ secure: false });

    expect(cookie.keep('a.b.c')).toBe('hostfront_session=a.b.c; Path=/session; HttpOnly; SameSite=Strict');
    expect(cookie.clear()).toBe('hostfront_session=; Max-Age=0; Path=/session; HttpOnly; SameSite=Strict');
  });

  it('goes over secure connections alone where there are such', () => {
    expect(createSessionCookie({ secure: true }).keep('t')).toMatch(/; Secure;/);
  });

  it('is found among others', () => {
    const { read } = createSessionCookie({ secure: false });

    expect(read('a=1; hostfront_session=t.u.v; b=2')).toBe('t.u.v');
    expect(read('xhostfront_session=1')).toBeUndefined();
    expect(read('__proto__=1; hostfront_session')).toBeUndefined();
    expect(read('hostfront_session=')).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });
});
