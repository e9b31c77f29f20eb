import { describe, expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

/** A time at which cookies of the former name are still read, and one at which they are not. */
const BEFORE = () => Date.parse('2026-12-23T23:59:59Z');
const AFTER = () => Date.parse('2026-12-24T00:00:00Z');

const plain = createSessionCookie({ secure: false });
const secure = createSessionCookie({ secure: true, now: BEFORE });

describe('the session cookie', () => {
  it('is HttpOnly and SameSite=Strict', () => {
    expect(plain.keep('a.b.c')).toEqual([
      'hostfront_session=a.b.c; Path=/session; HttpOnly; SameSite=Strict',
    ]);
    expect(plain.clear()).toEqual([
      'hostfront_session=; Max-Age=0; Path=/session; HttpOnly; SameSite=Strict',
    ]);
  });

  it('has the prefix __Host- under TLS, and deletes the cookie of its former name', () => {
    const former = 'hostfront_session=; Max-Age=0; Path=/session; HttpOnly; Secure; SameSite=Strict';

    expect(secure.keep('a.b.c')).toEqual([
      '__Host-hostfront_session=a.b.c; Path=/; HttpOnly; Secure; SameSite=Strict',
      former,
    ]);
    expect(secure.clear()).toEqual([
      '__Host-hostfront_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      former,
    ]);
  });

  it('is found among other cookies, and not confused with similar names', () => {
    expect(plain.read('a=1; hostfront_session=t.u.v; b=2')).toBe('t.u.v');
    expect(secure.read('a=1; __Host-hostfront_session=t.u.v; b=2')).toBe('t.u.v');
    for (const cookies of [
      'xhostfront_session=1',
      'hostfront_session_id=1',
      '__proto__=1; hostfront_session',
      'hostfront_session=',
      '__Host-hostfront_session=',
      undefined,
    ]) {
      expect(plain.read(cookies)).toBeUndefined();
      expect(secure.read(cookies)).toBeUndefined();
    }
  });

  it('is read under its former name for 30 days under TLS, if there is none of the new name', () => {
    const both = 'hostfront_session=old; __Host-hostfront_session=new';

    expect(secure.read('hostfront_session=old')).toBe('old');
    expect(secure.read(both)).toBe('new');
    expect(secure.read(both.split('; ').reverse().join('; '))).toBe('new');

    const later = createSessionCookie({ secure: true, now: AFTER });
    expect(later.read('hostfront_session=old')).toBeUndefined();
    expect(later.read(both)).toBe('new');
    expect(later.keep('t')).toHaveLength(1);
    expect(later.clear()).toHaveLength(1);
  });

  it('has no prefix __Host- over plain HTTP', () => {
    expect(plain.read('__Host-hostfront_session=new; hostfront_session=old')).toBe('old');
    expect(plain.read('__Host-hostfront_session=new')).toBeUndefined();
  });
});
