import { describe, expect, it } from 'vitest';
import { createDeviceCookie } from './device-cookie.ts';

const secret = 's'.repeat(32);
const cookies = createDeviceCookie({ secrets: [secret], secure: false });
const sent = ([setCookie = '']: string[]) => setCookie.split(';', 1)[0] ?? '';

describe('the device cookie', () => {
  it('recognizes the device for the account that signed in on it, and for no other account', () => {
    const cookie = sent(cookies.keep(undefined, 'salma@example.test'));

    expect(cookies.knownDevice(cookie, 'salma@example.test')).toMatch(/^[\w-]{22}$/);
    expect(cookies.knownDevice(cookie, 'omar@example.test')).toBeUndefined();
    expect(cookie).not.toContain('salma');
  });

  it('holds the four accounts that signed in last, and no earlier one', () => {
    const people = ['a', 'b', 'c', 'd', 'e'];
    const cookie = people.reduce((before, person) => sent(cookies.keep(before, person)), '');

    expect(people.map((person) => cookies.knownDevice(cookie, person) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(new Set(people.slice(1).map((person) => cookies.knownDevice(cookie, person))).size).toBe(1);
  });

  it.each([
    [
      'another secret',
      () => sent(createDeviceCookie({ secrets: ['x'.repeat(32)], secure: false }).keep('', 'a')),
    ],
    ['a changed id', () => sent(cookies.keep('', 'a')).replace(/=./, '=!')],
    ['a later end', () => sent(cookies.keep('', 'a')).replace(/\.(\d+)\./, '.9$1.')],
    ['no signature', () => sent(cookies.keep('', 'a')).replace(/\.[^.]*$/, '.')],
    [
      'a signature of many bytes a letter',
      () => sent(cookies.keep('', 'a')).replace(/\.[^.]*$/, `.${'é'.repeat(43)}`),
    ],
    ['nonsense', () => 'hostfront_device=x'],
    ['nothing', () => undefined],
  ])('recognizes no device with %s', (_what, make) => {
    expect(cookies.knownDevice(make(), 'a')).toBeUndefined();
  });

  it('is read with the previous secret, and signed with the new one', () => {
    const rotated = createDeviceCookie({ secrets: ['n'.repeat(32), secret], secure: false });
    const before = sent(cookies.keep(undefined, 'a'));
    const after = sent(rotated.keep(before, 'a'));

    expect(rotated.knownDevice(before, 'a')).toBe(cookies.knownDevice(before, 'a'));
    expect(rotated.knownDevice(after, 'a')).toBe(cookies.knownDevice(before, 'a'));
    expect(cookies.knownDevice(after, 'a')).toBeUndefined();
    expect(after.split('.')[2]).not.toContain('~');
  });

  it('expires after 180 days, and is HttpOnly, Secure and SameSite=Strict', () => {
    let now = 0;
    const { keep, knownDevice } = createDeviceCookie({ secrets: [secret], secure: true, now: () => now });
    const setCookies = keep(undefined, 'a');

    expect(setCookies.map((setCookie) => setCookie.split('; ').slice(1))).toEqual(
      ['/v1/graphql', '/session'].map((path) => [
        ...['Max-Age=15552000', `Path=${path}`, 'HttpOnly', 'Secure', 'SameSite=Strict'],
      ]),
    );
    expect(knownDevice(sent(setCookies), 'a')).toBeDefined();
    now = 15_552_000_000;
    expect(knownDevice(sent(setCookies), 'a')).toBeUndefined();
  });
});
